import type { Findings, Sentences } from '../translation.ts'

/** Modern Standard Arabic. Not yet reviewed by a native editor. */
export const sentences: Sentences = {
  'answer-block.title': 'في المقال تعريف أو مقارنة أو خطوات يمكن اقتباسها',
  'answer-block.question': 'هل يفيد القارئ تعريف أو مقارنة أو خطوات؟',
  'answer-block.good':
    '{forms, plural, zero {لا صيغة} one {صيغة واحدة} two {صيغتان} few {# صيغ} many {# صيغة} other {# صيغة}} مما تقتبسه الإجابات: تعريف أو مقارنة أو خطوات.',
  'answer-block.generic': 'لجملةٍ صيغة التعريف، لكن من كل {words} كلمة ذات معنى متتالية لا تقول شيئًا عن الموضوع إلا {said}.',
  'answer-block.none': 'لم يُعثر على تعريف أو مقارنة أو خطوات تناسب الموضوع.',
  'answer-block.one': 'من تعريف ومقارنة في جدول وخطوات مرقّمة يوجد واحد؛ وكل منها يخدم أسئلة أخرى.',
  'answer-block.unkept':
    '{form, select, steps {يَعِد العنوان بخطوات، لكن النص لا يحتوي على خطوات مرقّمة.} definition {يسأل العنوان عن ماهية شيء، لكن لا تقوله أي جملة في النص.} other {يَعِد العنوان بمقارنة، لكن النص لا يحتوي على جدول.}}',
  'answer-block.fix.sayMore': 'قل في التعريف ما يخص هذا الشيء وحده: نوعه وأجزاؤه ومقاديره ومثال عليه.',
  'answer-block.fix.defineTerm': 'قل في جملة واحدة ما هو الشيء الذي يدور عليه المقال، كما يفعل القاموس.',
  'answer-block.fix.compareThings': 'أضف جدولًا أو خطوات إن كان الموضوع يحتملها.',
  'answer-block.fix.giveForm':
    '{form, select, steps {ضع ما يفعله القارئ في قائمة مرقّمة.} definition {قل في جملة واحدة ما هو، كما يفعل المعجم.} other {ضع ما يُقارَن جنبًا إلى جنب في جدول.}}',

  'author-named.title': 'الكاتب والناشر مذكوران',
  'author-named.good': 'الكاتب: {author}، الناشر: {publisher}.',
  'author-named.noAuthor': 'الناشر: {publisher}، ولم يُذكر كاتب.',
  'author-named.noPublisher': 'الكاتب: {author}، ولم يُذكر ناشر.',
  'author-named.neither': 'لم يُذكر الكاتب ولا الناشر.',
  'author-named.fix.addByline': 'اذكر الكاتب قرب العنوان.',
  'author-named.fix.namePublisher': 'أدخل اسم الناشر في إعدادات الموقع.',

  'byline-complete.title': 'الكاتب والتاريخ مذكوران',
  'byline-complete.question': 'هل يود القراء أن يعرفوا من كتب هذا ومتى؟',
  'byline-complete.good': 'الكاتب والتاريخ مذكوران.',
  'byline-complete.neither': 'لم يُذكر الكاتب ولا التاريخ.',
  'byline-complete.noAuthor': 'لم يُذكر الكاتب.',
  'byline-complete.noDate': 'لم يُذكر التاريخ.',
  'byline-complete.noYear': '«{day}»: لا شيء يذكر في أي سنة.',
  'byline-complete.fix.addYear': 'اذكر السنة بعد أول تاريخ.',
  'byline-complete.fix.addByline': 'اذكر من كتب النص ومتى، في مقدمة الملف أو تحت العنوان.',

  'content-extractable.title': 'يمكن تمييز المقال من بقية الصفحة',
  'content-extractable.question': 'هل تحدد الصفحة أين يبدأ المقال وأين ينتهي؟',
  'content-extractable.good': 'المقال {percent}٪ من النص الظاهر، والترميز يبيّن موضعه.',
  'content-extractable.covered':
    '{barrier, select, paywall {الصفحة معلَّمة بأنها خلف جدار دفع} other {نافذة مفتوحة تغطي الصفحة}}، والمقال {percent}٪ من نصها.',
  'content-extractable.mixed': 'المقال {percent}٪ فقط من النص الظاهر.',
  'content-extractable.unmarked': 'المقال ({percent}٪ من النص الظاهر) ليس داخل عنصر article ولا عنصر main.',
  'content-extractable.fix.uncoverText': 'اعرض على برامج الزحف والقراء النص نفسه بلا حاجز، أو اقبل أن النص المحجوب نادرًا ما يُقتبس.',
  'content-extractable.fix.wrapArticle': 'ضع المقال وحده داخل عنصر article أو main.',

  'content-usage.title': 'يبيّن robots.txt كيف يجوز استخدام المحتوى',
  'content-usage.stated': 'ورد في robots.txt: {signals}. لا يؤثر هذا في أي درجة.',
  'content-usage.against': 'ورد في robots.txt: {signals}، وهذا يمنع ما تقيسه هذه الدرجة: أن يُعثر على الصفحة ويُقتبس منها.',
  'content-usage.none': 'لا يذكر robots.txt شيئًا عن الاستخدام. لا ضرر في ذلك.',
  'content-usage.fix.alignSignals': 'اسمح فيه بالبحث والإجابات إن كنت تريد أن يُقتبس من الصفحة.',

  'date-age.title': 'آخر تعديل حديث',
  'date-age.question': 'هل ما زال كل ما فيه صحيحًا؟',
  'date-age.good': 'عُدّل النص آخر مرة قبل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'date-age.old': 'عُدّل النص آخر مرة قبل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'date-age.onlyDated':
    'التاريخ أحدث من النص، والنص لم يتغير منذ {days, plural, zero {اليوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'date-age.fix.reviewArticle': 'تحقق من الحقائق، وغيّر ما لم يعد صحيحًا، ثم ضع التاريخ الجديد.',

  'date-order.title': 'تاريخ التعديل لا يسبق تاريخ النشر',
  'date-order.good': 'ترتيب التواريخ صحيح.',
  'date-order.order': 'تاريخ التعديل ({modified}) يسبق تاريخ النشر ({published}).',
  'date-order.unreadable': 'تعذّرت قراءة التاريخ «{date}».',
  'date-order.fix.fixDates': 'صحّح التواريخ.',

  'date-passed.title': 'ما يعلنه النص لم يأتِ بعد',
  'date-passed.question': 'هل انقضى هذا؟',
  'date-passed.good': 'لم يُعثر على تاريخ معلن انقضى.',
  'date-passed.passed':
    '{count, plural, zero {التاريخ المعلن {date} انقضى.} one {التاريخ المعلن {date} انقضى.} two {التاريخ المعلن {date} وتاريخ آخر قد انقضيا.} few {التاريخ المعلن {date} وغيره انقضت، وهي # تواريخ.} many {التاريخ المعلن {date} وغيره انقضت، وهي # تاريخًا.} other {التاريخ المعلن {date} وغيره انقضت، وهي # تاريخ.}}',
  'date-passed.fix.bringUpToDate': 'قل ما آل إليه الأمر في {date}، أو احذف الإعلان.',

  'date-relative.title': 'الأيام مسماة بحيث يعرفها من يقرأ لاحقًا',
  'date-relative.question': 'أي تاريخ هو المقصود؟',
  'date-relative.good': 'لم يُعثر على يوم لا يحدده إلا يوم الكتابة.',
  'date-relative.relative':
    '«{phrase}»: متى ذلك؟ {count, plural, zero {لا مواضع} one {موضع واحد} two {موضعان} few {# مواضع} many {# موضعًا} other {# موضع}} لا يتضح المقصود إلا لمن يعرف متى كُتب النص.',
  'date-relative.fix.nameDate': 'ضع التاريخ أو الشهر أو السنة مكان «{phrase}».',

  'date-visible.title': 'للمقال تاريخ يمكن أن يثق به القراء والآلات',
  'date-visible.question': 'هل يرى القراء والآلات التاريخ نفسه؟',
  'date-visible.good': 'التواريخ مذكورة ومتوافقة.',
  'date-visible.missing': 'لم يُعثر على تاريخ في الصفحة.',
  'date-visible.unreadable': 'تعذّرت قراءة التاريخ «{date}».',
  'date-visible.hidden': 'التاريخ معلَن للآلات، لكن القراء لا يرون تاريخًا.',
  'date-visible.undeclared': 'يرى القراء تاريخًا، لكن لا بيانات وصفية تعلنه.',
  'date-visible.differs': 'يرى القراء تاريخًا غير الذي تعلنه البيانات الوصفية.',
  'date-visible.order': 'تاريخ التعديل ({modified}) يسبق تاريخ النشر ({published}).',
  'date-visible.future': 'التاريخ {date} في المستقبل.',
  'date-visible.fix.showDate': 'اعرض تاريخ النشر أو آخر تعديل قرب العنوان، في عنصر time.',
  'date-visible.fix.declareDate': 'أعلن التاريخ في البيانات الوصفية: datePublished في البيانات المنظمة أو عنصر time.',
  'date-visible.fix.correctDate': 'صحّح التاريخ.',

  'description-length.title': 'طول وصف meta يناسب نتائج البحث',
  'description-length.question': 'هل يقول الوصف ما يكفي حتى إذا قُص آخره؟',
  'description-length.good':
    'في وصف meta {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'description-length.short':
    'في وصف meta {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، والأفضل {min} على الأقل.',
  'description-length.long':
    'في وصف meta {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، وقد تقطعه نتائج البحث بعد {max}.',
  'description-length.fix.writeDescription': 'لخّص في جملة أو جملتين ما تقوله الصفحة.',

  'description-present.title': 'للصفحة وصف meta',
  'description-present.good': 'للصفحة وصف meta.',
  'description-present.missing': 'ليس للصفحة وصف meta.',
  'description-present.fix.writeDescription': 'لخّص في جملة أو جملتين ما تقوله الصفحة.',

  'domain-authority.title': 'لا تستخدم الدرجة أي رقم لسلطة النطاق',
  'domain-authority.unmeasured': 'لا تُقاس سلطة النطاق، ولا تؤثر في أي درجة.',

  'enumeration-markup.title': 'القوائم والمقارنات مرمّزة على أنها كذلك',
  'enumeration-markup.question': 'هل تسهل القراءة هنا بقائمة أو جدول؟',
  'enumeration-markup.good':
    '{marked, plural, zero {لا قوائم ولا جداول} one {قائمة واحدة أو جدول واحد} two {اثنان من القوائم والجداول} few {# من القوائم والجداول} many {# من القوائم والجداول} other {# من القوائم والجداول}}.',
  'enumeration-markup.prose':
    '{inProse, plural, zero {لا تعداد} one {تعداد واحد} two {تعدادان} few {# تعدادات} many {# تعدادًا} other {# تعداد}} في النص المتصل، و{marked} في قوائم وجداول.',
  'enumeration-markup.fix.makeList': 'اجعل البنود ({items}) قائمة مرقّمة.',
  'enumeration-markup.fix.makeTable': 'اجعل البنود ({items}) قائمة أو جدولًا.',

  'heading-order.title': 'العناوين الفرعية لا تتخطى أي مستوى',
  'heading-order.question': 'هل تتبع مستويات العناوين مخطط النص؟',
  'heading-order.good':
    '{headings, plural, zero {لا عناوين فرعية} one {عنوان فرعي واحد} two {عنوانان فرعيان} few {# عناوين فرعية} many {# عنوانًا فرعيًا} other {# عنوان فرعي}} بترتيب صحيح.',
  'heading-order.skipped': '«{heading}» من المستوى {level}، والمستوى التالي هو {expected}.',
  'heading-order.fix.fixLevel': 'اجعل «{heading}» من المستوى {level}.',

  'heading-question-form.title': 'بعض العناوين الفرعية أسئلة',
  'heading-question-form.some': 'العناوين الفرعية التي هي أسئلة: {questions} من {headings}. لا يؤثر هذا في أي درجة.',
  'heading-question-form.none': 'لا عنوان فرعي على صيغة سؤال. لا ضرر في ذلك.',

  'heading-single-h1.title': 'في الصفحة عنوان H1 واحد',
  'heading-single-h1.question': 'هل أحد العناوين الرئيسية عنوان المقال؟',
  'heading-single-h1.good': 'في الصفحة عنوان H1 واحد.',
  'heading-single-h1.second': 'يضيف النص عنوان H1 آخر: «{heading}»',
  'heading-single-h1.several': 'يضيف النص عناوين H1 أخرى (العدد: {count})، أولها: «{heading}»',
  'heading-single-h1.all': 'العناوين الرئيسية ({count}) كلها H1.',
  'heading-single-h1.none': 'ليس في الصفحة عنوان H1.',
  'heading-single-h1.fix.demoteHeading': 'اجعل «{heading}» عنوان H2.',
  'heading-single-h1.fix.demoteAll': 'أبقِ عنوان H1 واحدًا هو عنوان الصفحة، واجعل البقية H2.',
  'heading-single-h1.fix.addH1': 'ضع للصفحة عنوانًا رئيسيًا.',

  'heading-specific.title': 'العناوين الفرعية تذكر ما تقوله أقسامها',
  'heading-specific.question': 'هل يعرف القارئ من كل عنوان ما يليه؟',
  'heading-specific.good': 'العناوين الفرعية التي تذكر ما تقوله أقسامها: {specific} من {headings}.',
  'heading-specific.generic': 'العنوان «{heading}» يصلح لأي مقال.',
  'heading-specific.fix.headingName': 'اذكر في «{heading}» الشيء الذي يتناوله القسم.',

  'heading-structure.title': 'العناوين الفرعية تقسّم المقال جيدًا',
  'heading-structure.question': 'هل ترشد عناوين أخرى القارئ على نحو أفضل؟',
  'heading-structure.good':
    '{headings, plural, zero {لا عناوين فرعية تقسّم} one {عنوان فرعي واحد يقسّم} two {عنوانان فرعيان يقسّمان} few {# عناوين فرعية تقسّم} many {# عنوانًا فرعيًا يقسّم} other {# عنوان فرعي يقسّم}} النص.',
  'heading-structure.skipped': '«{heading}» من المستوى {level}، والمستوى التالي هو {expected}.',
  'heading-structure.none':
    'في النص {words, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}} ولا عنوان فرعي فيه.',
  'heading-structure.few':
    '{headings, plural, zero {لا عناوين فرعية} one {عنوان فرعي واحد} two {عنوانان فرعيان} few {# عناوين فرعية} many {# عنوانًا فرعيًا} other {# عنوان فرعي}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'heading-structure.many':
    '{headings, plural, zero {لا عناوين فرعية} one {عنوان فرعي واحد} two {عنوانان فرعيان} few {# عناوين فرعية} many {# عنوانًا فرعيًا} other {# عنوان فرعي}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}: كثير لنص بهذا الطول.',
  'heading-structure.fix.fixLevel': 'اجعل «{heading}» من المستوى {level}.',
  'heading-structure.fix.addHeading': 'قسّم النص بعناوين فرعية تذكر ما يليها.',
  'heading-structure.fix.joinSections': 'ادمج الأقسام التي تعالج موضوعًا واحدًا.',

  'image-alt.title': 'للصور نص بديل',
  'image-alt.question': 'هل لكل صورة ذات معنى وصف؟',
  'image-alt.good':
    '{images, plural, zero {لا صور} one {للصورة نص بديل أو هي معلَّمة بأنها زخرفية} two {للصورتين نص بديل أو هما معلَّمتان بأنهما زخرفيتان} few {لكل الصور (#) نص بديل أو هي معلَّمة بأنها زخرفية} many {لكل الصور (#) نص بديل أو هي معلَّمة بأنها زخرفية} other {لكل الصور (#) نص بديل أو هي معلَّمة بأنها زخرفية}}.',
  'image-alt.missing': 'صور بلا نص بديل: {missing} من {images}، مثل {name}',
  'image-alt.fix.writeAlt': 'صِف ما تعرضه الصورة، أو علّمها بأنها زخرفية.',

  'image-present.title': 'في المقال صورة أو فيديو',
  'image-present.question': 'هل تفيد صورة؟',
  'image-present.good':
    '{media, plural, zero {لا صور ولا فيديو} one {صورة واحدة أو فيديو واحد} two {اثنان من الصور ومقاطع الفيديو} few {# من الصور ومقاطع الفيديو} many {# من الصور ومقاطع الفيديو} other {# من الصور ومقاطع الفيديو}}.',
  'image-present.lead': 'للمقال صورة رئيسية.',
  'image-present.none': 'ليس في المقال صورة ولا فيديو.',
  'image-present.fix.addImage': 'أضف صورة تعرض ما يصفه النص.',

  'indexnow.title': 'يبلّغ الموقع عن التغييرات عبر IndexNow',
  'indexnow.used': 'يبلّغ الموقع عن التغييرات عبر IndexNow. لا يؤثر هذا في أي درجة.',
  'indexnow.unused': 'لا يبلّغ الموقع عن التغييرات عبر IndexNow. لا يضيع بذلك إلا بعض الوقت.',

  'keyphrase-alt.title': 'صورة تعرض الموضوع ونصها البديل يذكره',
  'keyphrase-alt.good': 'الصور التي تذكر الموضوع: {met} من {images}.',
  'keyphrase-alt.none': 'لا صورة تذكر الموضوع في نصها البديل. عدد الصور: {images}.',
  'keyphrase-alt.few': 'الصور التي تذكر الموضوع: {met} من {images}.',
  'keyphrase-alt.many': 'الصور التي تذكر الموضوع في نصها البديل: {met} من {images}، وهذا على الأرجح أكثر مما ينبغي.',
  'keyphrase-alt.fix.describeImage': 'حيث تعرض صورة الموضوع، اذكره في نصها البديل.',

  'keyphrase-anchor.title': 'لا رابط نصه العبارة المفتاحية',
  'keyphrase-anchor.good': 'لا رابط إلى صفحة أخرى في الموقع نصه العبارة المفتاحية.',
  'keyphrase-anchor.competing':
    '{links, plural, zero {لا روابط إلى صفحة أخرى في الموقع نصها} one {رابط واحد إلى صفحة أخرى في الموقع نصه} two {رابطان إلى صفحة أخرى في الموقع نصهما} few {# روابط إلى صفحة أخرى في الموقع نصها} many {# رابطًا إلى صفحة أخرى في الموقع نصها} other {# رابط إلى صفحة أخرى في الموقع نصها}} «{phrase}».',
  'keyphrase-anchor.fix.renameLink': 'ضع للرابط نصًا خاصًا به مكان «{phrase}».',

  'keyphrase-density.title': 'العبارة المفتاحية مستخدمة، ودون إفراط',
  'keyphrase-density.good': 'عدد مرات ورود «{phrase}»: {uses}.',
  'keyphrase-density.none': 'لا ترد «{phrase}» في أي جملة من النص.',
  'keyphrase-density.few':
    'ترد «{phrase}» {uses, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'keyphrase-density.many':
    'ترد «{phrase}» {uses, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}: أكثر مما ينبغي.',
  'keyphrase-density.fix.usePhrase': 'اذكر «{phrase}» حيث يتحدث النص عنها.',
  'keyphrase-density.fix.varyPhrase': 'ضع كلمات أخرى مكان «{phrase}» حيث يكون الموضوع واضحًا.',

  'keyphrase-description.title': 'وصف meta يتضمن العبارة المفتاحية',
  'keyphrase-description.good': 'يتضمن وصف meta «{phrase}».',
  'keyphrase-description.missing': 'تنقص «{phrase}» في وصف meta.',
  'keyphrase-description.many':
    'ترد «{phrase}» في وصف meta {times, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}.',
  'keyphrase-description.fix.writeDescription': 'قل مرة واحدة ما سيعرفه القارئ عن «{phrase}».',

  'keyphrase-distribution.title': 'العبارة المفتاحية حاضرة على امتداد النص',
  'keyphrase-distribution.good': '«{phrase}» حاضرة على امتداد النص.',
  'keyphrase-distribution.gap': 'تغيب «{phrase}» عن {percent}٪ من النص.',
  'keyphrase-distribution.fix.spreadPhrase': 'اذكر «{phrase}» من جديد حيث يعود النص إليها.',

  'keyphrase-heading.title': 'بعض العناوين الفرعية تتضمن العبارة المفتاحية',
  'keyphrase-heading.good': 'العناوين الفرعية التي تتناول العبارة المفتاحية: {met} من {headings}.',
  'keyphrase-heading.few': 'العناوين الفرعية التي تتناول العبارة المفتاحية: {met} من {headings}.',
  'keyphrase-heading.many': 'العناوين الفرعية التي تتناول العبارة المفتاحية: {met} من {headings}، وهذا أكثر مما ينبغي.',
  'keyphrase-heading.fix.nameInHeading': 'اذكر «{phrase}» في عنوان فرعي حيث يناسب ذلك.',
  'keyphrase-heading.fix.varyHeadings': 'اجعل العناوين الفرعية تذكر ما يختلف في أقسامها.',

  'keyphrase-intro.title': 'البداية تتضمن العبارة المفتاحية',
  'keyphrase-intro.good': 'إحدى جمل الفقرة الأولى تتضمن «{phrase}».',
  'keyphrase-intro.spread': 'الفقرة الأولى تتضمن «{phrase}» موزعة على عدة جمل.',
  'keyphrase-intro.later': 'ترد «{phrase}» بعد الفقرة الأولى.',
  'keyphrase-intro.missing': 'البداية لا تذكر «{phrase}».',
  'keyphrase-intro.fix.openWithPhrase': 'قل في الجمل الأولى إن المقال عن «{phrase}».',

  'keyphrase-length.title': 'طول العبارة المفتاحية كما يكتبها الناس',
  'keyphrase-length.good':
    'في العبارة المفتاحية {words, plural, zero {# كلمات ذات معنى} one {كلمة واحدة ذات معنى} two {كلمتان ذواتا معنى} few {# كلمات ذات معنى} many {# كلمة ذات معنى} other {# كلمة ذات معنى}}.',
  'keyphrase-length.long':
    'في العبارة المفتاحية {words, plural, zero {# كلمات ذات معنى} one {كلمة واحدة ذات معنى} two {كلمتان ذواتا معنى} few {# كلمات ذات معنى} many {# كلمة ذات معنى} other {# كلمة ذات معنى}}، ويكفي حتى {max}.',
  'keyphrase-length.empty': 'ليس في العبارة المفتاحية كلمة ذات معنى.',
  'keyphrase-length.fix.shortenPhrase': 'أبقِ الكلمات التي تسمّي الموضوع.',

  'keyphrase-slug.title': 'رابط الصفحة يتضمن العبارة المفتاحية',
  'keyphrase-slug.good': 'رابط الصفحة يتضمن «{phrase}».',
  'keyphrase-slug.missing': 'تنقص رابطَ الصفحة كلمات من «{phrase}».',
  'keyphrase-slug.fix.nameInSlug': 'استخدم كلمات «{phrase}» في رابط الصفحة.',

  'keyphrase-title.title': 'العنوان يتضمن العبارة المفتاحية',
  'keyphrase-title.good': 'العنوان يتضمن «{phrase}».',
  'keyphrase-title.late': 'العنوان يتضمن «{phrase}»، لكن متأخرة.',
  'keyphrase-title.part': 'العنوان يتضمن جزءًا من «{phrase}».',
  'keyphrase-title.missing': 'تنقص «{phrase}» في العنوان.',
  'keyphrase-title.fix.chooseTitle': 'قدّم «{phrase}» إلى أول العنوان.',

  'keyphrase-unique.title': 'لا مقال آخر له العبارة المفتاحية نفسها',
  'keyphrase-unique.good': 'لا مقال آخر له العبارة المفتاحية «{phrase}».',
  'keyphrase-unique.used':
    '{articles, plural, zero {لا مقال آخر له} one {مقال آخر واحد له} two {مقالان آخران لهما} few {# مقالات أخرى لها} many {# مقالًا آخر لها} other {# مقال آخر لها}} العبارة المفتاحية «{phrase}».',
  'keyphrase-unique.fix.chooseKeyphrase': 'اختر عبارة مفتاحية غير «{phrase}»، أو ادمج المقالات.',

  'kind-parts.title': 'في النص الأجزاء التي يحتاجها نوعه',
  'kind-parts.question': 'هل هذا الجزء ناقص أم مذكور بكلمات أخرى؟',
  'kind-parts.good': 'وُجدت الأجزاء التي يحتاجها نص من هذا النوع.',
  'kind-parts.missing':
    '{part, select, ingredients {لم تُعثر على مكونات} steps {لم يُعثر على خطوات} time {لم يُعثر على مدة} heat {لم تُعثر على حرارة الفرن} yield {لم يُعثر على عدد الأشخاص الذين تكفيهم} date {لم يُعثر على يوم} place {لم يُعثر على مكان} price {لم يُعثر على سعر ولا على مكان الشراء} other {لا تسمي البداية أحدًا}}.',
  'kind-parts.fix.addPart': '{part, select, yield {اكتب بجانب المقادير كم شخصًا تكفي} other {اكتبه حيث يبحث عنه القراء}}.',

  'link-address.title': 'للروابط عناوين تعمل عند القراء',
  'link-address.good':
    '{links, plural, zero {لا عناوين يمكن فتحها} one {عنوان واحد يمكن فتحه} two {عنوانان يمكن فتحهما} few {# عناوين يمكن فتحها} many {# عنوانًا يمكن فتحها} other {# عنوان يمكن فتحها}}.',
  'link-address.broken': '«{address}» ليس عنوانًا يمكن فتحه.',
  'link-address.script': '«{address}» يشغّل سكربت بدل أن يقود إلى صفحة.',
  'link-address.private': '«{address}» يقود إلى موقع تجريبي أو إلى جهازك أنت.',
  'link-address.mail': '«{address}» ليس عنوان بريد إلكتروني.',
  'link-address.fix.fixLink': 'صحّح العنوان «{address}».',

  'link-external.title': 'في النص روابط إلى مواقع أخرى',
  'link-external.question': 'هل توجد صفحة في مكان آخر تستحق رابطًا؟',
  'link-external.good':
    '{links, plural, zero {لا روابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} إلى مواقع أخرى.',
  'link-external.nofollow': 'كل الروابط إلى مواقع أخرى تحمل nofollow.',
  'link-external.none': 'لا رابط إلى موقع آخر.',
  'link-external.fix.linkSource': 'ضع رابطًا إلى المصدر حيث يستند النص إلى مصدر.',

  'link-internal.title': 'في النص روابط إلى صفحات أخرى في الموقع',
  'link-internal.question': 'هل توجد صفحة في الموقع تستحق رابطًا؟',
  'link-internal.good':
    '{links, plural, zero {لا روابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} إلى صفحات أخرى في الموقع.',
  'link-internal.nofollow': 'كل الروابط إلى صفحات أخرى في الموقع تحمل nofollow.',
  'link-internal.none': 'لا رابط إلى صفحة أخرى في الموقع.',
  'link-internal.fix.addInternalLink': 'ضع رابطًا إلى صفحة قريبة في الموقع حيث يمس النص موضوعها.',

  'link-text.title': 'نصوص الروابط تقول إلى أين تقود',
  'link-text.question': 'هل يقول كل رابط إلى أين يؤدي؟',
  'link-text.good':
    '{links, plural, zero {لا روابط تقول إلى أين تقود} one {رابط واحد يقول إلى أين يقود} two {رابطان يقولان إلى أين يقودان} few {# روابط تقول إلى أين تقود} many {# رابطًا تقول إلى أين تقود} other {# رابط تقول إلى أين تقود}}.',
  'link-text.vague': 'روابط لا تقول إلى أين تقود: {vague} من {links}، مثل «{text}».',
  'link-text.fix.nameLink': 'ضع مكان «{text}» اسم ما يقود إليه الرابط.',

  'llms-txt.title': 'للموقع ملف llms.txt',
  'llms-txt.present': 'للموقع ملف llms.txt. لا يؤثر هذا في أي درجة.',
  'llms-txt.absent': 'ليس للموقع ملف llms.txt. لا ضرر في ذلك.',

  'markdown-alternate.title': 'تتيح الصفحة نسخة بصيغة Markdown',
  'markdown-alternate.declared': 'نسخة بصيغة Markdown معلَنة: {address}. لا يؤثر هذا في أي درجة.',
  'markdown-alternate.none': 'لا نسخة معلَنة بصيغة Markdown. لا ضرر في ذلك.',

  'opening-answer.title': 'البداية تجيب عن السؤال الرئيسي',
  'opening-answer.question': 'هل تقول البداية للقراء ما جاؤوا من أجله؟',
  'opening-answer.good': 'البداية تجيب عن «{question}».',
  'opening-answer.tells': 'تقول البداية ما يدور عنه النص.',
  'opening-answer.later': 'جوابك عن «{question}» في الفقرة {paragraph}: «{quote}»',
  'opening-answer.buried': 'لا يظهر المهم إلا في الفقرة {paragraph}: «{quote}». هل ينبغي أن يبدأ النص به؟',
  'opening-answer.unclear': 'لم نجد في البداية جوابا واضحا عن «{question}»، فهل هو هناك؟',
  'opening-answer.apart': 'هل تقول البداية ما يدور عنه النص؟ ثمة جملة لاحقة تقول عنه أكثر.',
  'opening-answer.empty': 'لا تقول البداية شيئا غير «{question}».',
  'opening-answer.generic': 'في البداية كلمات السؤال، لكن من كل {words} كلمة ذات معنى متتالية لا تقول شيئًا عن الموضوع إلا {said}.',
  'opening-answer.fix.sayMore': 'اذكر ما يخص الموضوع: مقادير وأسماء وأماكن وأجزاء وأمثلة.',
  'opening-answer.fix.leadWithAnswer': 'ابدأ بجملة أو جملتين تقدمان ما يعد به «{question}».',
  'opening-answer.fix.moveAnswer': 'انقله إلى بداية النص.',

  'page-canonical.title': 'تذكر الصفحة رابطها الأساسي',
  'page-canonical.question': 'هل العنوان الأساسي هو المقصود؟',
  'page-canonical.good': 'الرابط الأساسي معلَن على نحو صحيح.',
  'page-canonical.missing': 'لم يُعلَن رابط أساسي.',
  'page-canonical.several': 'عدد الروابط الأساسية المعلَنة: {count}، وعندئذ تختار المحركات بنفسها.',
  'page-canonical.relative': 'الرابط الأساسي «{address}» ليس مطلقًا.',
  'page-canonical.insecure': 'الرابط الأساسي «{address}» لا يستخدم https.',
  'page-canonical.fix.setCanonical': 'أعلن الرابط الكامل لهذه الصفحة نفسها، بـ https.',

  'page-genuine.title': 'الصفحة صفحة حقيقية',
  'page-genuine.good': 'الصفحة صفحة حقيقية.',
  'page-genuine.error': 'تبدو الصفحة صفحة خطأ: «{title}»',
  'page-genuine.fix.answerTruly': 'اجعل الخادم يجيب عن الأخطاء برمز الحالة الخاص بها.',

  'page-hreflang.title': 'ترجمات الصفحة معلَنة على نحو صحيح',
  'page-hreflang.question': 'هل تذكر كل نسخة سائر النسخ ونفسها؟',
  'page-hreflang.good':
    '{languages, plural, zero {لا ترجمات معلَنة} one {ترجمة واحدة معلَنة} two {ترجمتان معلَنتان} few {# ترجمات معلَنة} many {# ترجمة معلَنة} other {# ترجمة معلَنة}} على نحو صحيح.',
  'page-hreflang.invalid': '«{language}» ليس رمز لغة.',
  'page-hreflang.relative': '«{address}» ليس مطلقًا.',
  'page-hreflang.noSelf': 'الصفحة لا تذكر نفسها بين ترجماتها.',
  'page-hreflang.fix.fixHreflang': 'اذكر كل نسخة لغوية برابطها المطلق، ومنها هذه الصفحة.',

  'page-indexable.title': 'يجوز لمحركات البحث فهرسة الصفحة',
  'page-indexable.question': 'هل العنوان الأساسي هو المقال نفسه؟',
  'page-indexable.good': 'لا شيء يمنع محركات البحث من فهرسة هذه الصفحة.',
  'page-indexable.noindex': 'تطلب الصفحة من محركات البحث ألا تفهرسها ({directive}).',
  'page-indexable.status': 'يجيب الخادم بالحالة {status}، ولا تُفهرس إلا الصفحات التي تجيب بالحالة 200.',
  'page-indexable.canonical': 'يشير الرابط الأساسي إلى صفحة أخرى: {address}.',
  'page-indexable.fix.allowIndexing': 'أزل توجيه noindex أو انشر الصفحة، إن كنت تريد أن يُعثر عليها.',
  'page-indexable.fix.setCanonical': 'اجعل الرابط الأساسي يشير إلى هذه الصفحة إن كانت هي التي يجب أن يُعثر عليها.',

  'page-lang.title': 'تعلن الصفحة لغتها',
  'page-lang.good': 'تعلن الصفحة اللغة {language}.',
  'page-lang.missing': 'لا تعلن الصفحة أي لغة.',
  'page-lang.invalid': '«{language}» ليس رمز لغة.',
  'page-lang.differs': 'تعلن الصفحة {declared}، لكن لغة المقال {language}.',
  'page-lang.fix.setLang': 'أعلن lang="{language}" في عنصر html.',

  'page-metadata.title': 'الصفحة تصف نفسها',
  'page-metadata.good': 'كل بيانات وصف الصفحة موجودة ({items}).',
  'page-metadata.missing':
    'الموجود من بيانات وصف الصفحة: {present} من {items}. أول ما ينقص: {item, select, title {عنوان} description {وصف meta} h1 {عنوان H1 واحد فقط} lang {اللغة} canonical {عنوان أساسي واحد} other {بيان}}.',
  'page-metadata.fix.addTitle': 'اكتب عنوانًا.',
  'page-metadata.fix.addDescription': 'اكتب وصف meta.',
  'page-metadata.fix.singleH1': 'ضع للصفحة عنوان H1 واحدًا فقط.',
  'page-metadata.fix.setLang': 'أعلن اللغة في عنصر html.',
  'page-metadata.fix.setCanonical': 'أعلن رابطًا أساسيًا واحدًا.',

  'page-robots.title': 'توجيهات robots واضحة وتسمح بالعثور على الصفحة',
  'page-robots.question': 'هل كل توجيهات robots هذه مقصودة؟',
  'page-robots.good': 'توجيهات robots واضحة.',
  'page-robots.noindex': 'تطلب الصفحة ألا تُفهرس.',
  'page-robots.conflict': 'توجيهات robots تناقض بعضها بعضًا: {directives}.',
  'page-robots.several': 'عدد عناصر robots: {count}، ويسري أشدّها.',
  'page-robots.nofollow': 'تطلب الصفحة ألا تُتبع روابطها.',
  'page-robots.fix.allowIndexing': 'أزل توجيه noindex إن كنت تريد أن يُعثر على الصفحة.',
  'page-robots.fix.clearRobots': 'أبقِ عنصر robots واحدًا فيه ما تقصده.',

  'page-snippet.title': 'يجوز للمحركات عرض نص من الصفحة',
  'page-snippet.good': 'لا شيء يمنع المحركات من اقتباس النص.',
  'page-snippet.nosnippet': 'تمنع الصفحة المقتطفات (nosnippet).',
  'page-snippet.short':
    'تسمح الصفحة بمقتطفات طولها {characters, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} فقط، وتحتاج الإجابات إلى {min} أو أكثر.',
  'page-snippet.covered': '{percent}٪ من النص تحت data-nosnippet.',
  'page-snippet.fix.allowSnippet': 'أزل القيد من توجيهات robots ومن الترميز.',

  'page-viewport.title': 'يمكن للقراء تكبير الصفحة',
  'page-viewport.question': 'هل يمكن للقراء تكبير الصفحة؟',
  'page-viewport.good': 'تناسب الصفحة الشاشات الصغيرة ويمكن تكبيرها.',
  'page-viewport.missing': 'لا تعلن الصفحة viewport.',
  'page-viewport.locked': 'تمنع الصفحة التكبير.',
  'page-viewport.fix.fixViewport': 'أعلن width=device-width, initial-scale=1 دون حد للتكبير.',

  'paragraph-length.title': 'لا فقرة طويلة جدًا',
  'paragraph-length.question': 'هل تُقرأ الفقرة الطويلة أفضل إن قُسمت فقرتين؟',
  'paragraph-length.good': 'في أطول فقرة {words} ({unit, select, characters {بالأحرف} other {بالكلمات}}).',
  'paragraph-length.long': 'في إحدى الفقرات {words} ({unit, select, characters {بالأحرف} other {بالكلمات}})، أي أكثر من {max}.',
  'paragraph-length.fix.splitParagraph': 'قسّم الفقرة حيث تبدأ فكرة جديدة.',

  'passage-self-contained.title': 'بدايات الأقسام تُفهم وحدها',
  'passage-self-contained.question': 'هل يُفهم كل قسم لمن يقرؤه وحده؟',
  'passage-self-contained.good': 'الأقسام التي تُفهم بداياتها وحدها: {met} من {sections}.',
  'passage-self-contained.pointsBack': 'يبدأ النص تحت «{heading}» بكلمة «{word}» التي تشير إلى ما قبل العنوان.',
  'passage-self-contained.unnamed': 'لا تسمّي الفقرة الأولى تحت «{heading}» موضوعها.',
  'passage-self-contained.fix.nameSubject': 'ضع مكان «{word}» ما تعود إليه.',
  'passage-self-contained.fix.nameTopic': 'اذكر الموضوع في الفقرة الأولى من «{heading}».',

  'passage-size.title': 'حجم الفقرات يصلح للاقتباس',
  'passage-size.question': 'هل يسهل الاقتباس من فقرات وأقسام بطول آخر؟',
  'passage-size.good': 'الفقرات التي يصلح حجمها للاقتباس: {fitting} من {paragraphs}.',
  'passage-size.long':
    'في إحدى الفقرات {words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}، وهي أطول من أن تُقتبس كاملة.',
  'passage-size.fix.splitParagraph': 'قسّم الفقرة حيث تبدأ فكرة جديدة.',

  'passive-voice.title': 'الجمل تقول من يفعل ماذا',
  'passive-voice.question': 'هل يكون أوضح أن يُذكر من يفعل؟',
  'passive-voice.good': '{percent}٪ من الجمل مبنية للمجهول.',
  'passive-voice.many': '{percent}٪ من الجمل مبنية للمجهول، والعُشر كافٍ.',
  'passive-voice.fix.nameActor': 'قل من يفعل ذلك.',

  'question-coverage.title': 'يجيب المقال عن الأسئلة التي يثيرها',
  'question-coverage.question': 'هل يجد القارئ إجابات هذه الأسئلة؟',
  'question-coverage.good':
    'أُجيب عن {answered} من {total, plural, zero {# أسئلة} one {سؤال واحد} two {سؤالين} few {# أسئلة} many {# سؤالًا} other {# سؤال}}.',
  'question-coverage.unanswered': 'النص لا يجيب عن «{question}».',
  'question-coverage.unclear': 'لم نجد جوابا واضحا عن «{question}»، فهل هو في النص؟',
  'question-coverage.fix.answerQuestion': 'أجب عن «{question}» في جملة أو جملتين لا تكتفيان بتكرار السؤال.',
  'question-coverage.fix.sayClearly': 'إن لم يكن فيه، فأجب عن «{question}» بجملة واحدة واضحة.',

  'quotation-attributed.title': 'يقتبس المقال أقوال أشخاص ويقول من هم',
  'quotation-attributed.question': 'هل يتضح من قال المقتبس، أو هل يوجد من يستحق أن يُقتبس منه؟',
  'quotation-attributed.good':
    '{quotations, plural, zero {لا اقتباسات تذكر} one {اقتباس واحد يذكر} two {اقتباسان يذكران} few {# اقتباسات تذكر} many {# اقتباسًا تذكر} other {# اقتباس تذكر}} القائل.',
  'quotation-attributed.few': 'لا يقتبس النص عن أحد باسمه.',
  'quotation-attributed.unattributed': 'لا يُذكر قائل «{quote}».',
  'quotation-attributed.fix.quoteExpert': 'اقتبس قول شخص يعرف واذكر اسمه، إن كنت قد تحدثت إليه أو استطعت ذكر المصدر.',
  'quotation-attributed.fix.nameSpeaker': 'قل من قال ذلك.',

  'search-bot-access.title': 'يجوز لبرامج زحف محركات البحث والإجابة قراءة الصفحة',
  'search-bot-access.good': 'يجوز لكل برامج زحف محركات البحث والإجابة ({bots}) قراءة الصفحة.',
  'search-bot-access.blocked': 'يمنع robots.txt عددًا من برامج زحف محركات البحث والإجابة ({blocked} من {bots}): {names}.',
  'search-bot-access.fix.allowBot': 'اسمح لـ {bot} في robots.txt إن كنت تريد أن يُعثر على الصفحة هناك.',

  'section-opening-answer.title': 'تبدأ الأقسام بما يَعِد به عنوانها الفرعي',
  'section-opening-answer.question': 'هل يبدأ كل قسم بما يعد به عنوانه؟',
  'section-opening-answer.good': 'الأقسام التي تبدأ بما يَعِد به عنوانها الفرعي: {met} من {sections}.',
  'section-opening-answer.open': 'لا يبدأ النص تحت «{heading}» بما يسمّيه العنوان.',
  'section-opening-answer.generic':
    'تبدأ الأقسام بكلمات من عنوانها الفرعي، لكن من كل {words} كلمة ذات معنى متتالية لا تقول شيئًا عن الموضوع إلا {said}.',
  'section-opening-answer.fix.sayMore': 'اذكر في كل قسم ما يخصه: مقادير وأسماء وأماكن وأجزاء وأمثلة.',
  'section-opening-answer.fix.openSection': 'ابدأ القسم «{heading}» بجملتين أو ثلاث تقدم ما يعد به عنوانه.',

  'sentence-length.title': 'الجمل الطويلة قليلة',
  'sentence-length.question': 'هل يمكن تقسيم أطول الجمل؟',
  'sentence-length.good': '{percent}٪ من الجمل أطول من {limit} ({unit, select, characters {بالأحرف} other {بالكلمات}}).',
  'sentence-length.long':
    '{percent}٪ من الجمل أطول من {limit} ({unit, select, characters {بالأحرف} other {بالكلمات}})، والأفضل ألا تتجاوز الربع.',
  'sentence-length.fix.shortenSentence': 'قسّم الجمل الطويلة، وطول أطولها {words} ({unit, select, characters {بالأحرف} other {بالكلمات}}).',

  'sentence-start.title': 'تختلف بدايات الجمل المتجاورة',
  'sentence-start.question': 'هل ينبغي أن تبدأ كل هذه الجمل بالطريقة نفسها؟',
  'sentence-start.good': 'تختلف بدايات الجمل المتجاورة.',
  'sentence-start.same':
    '{times, plural, zero {لا جمل متتالية تبدأ} one {جملة واحدة تبدأ} two {جملتان متتاليتان تبدآن} few {# جمل متتالية تبدأ} many {# جملة متتالية تبدأ} other {# جملة متتالية تبدأ}} بـ «{word}».',
  'sentence-start.fix.varyStart': 'ابدأ إحدى الجمل بغير «{word}».',

  'slug-short.title': 'رابط الصفحة قصير ومقروء',
  'slug-short.question': 'هل يمكن أن يكون العنوان الشبكي أقصر؟',
  'slug-short.good': 'رابط الصفحة قصير ومقروء.',
  'slug-short.long':
    'في رابط الصفحة {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، والأفضل ألا يتجاوز {max}.',
  'slug-short.form': 'في «{slug}» أحرف كبيرة أو شرطات سفلية، والأحرف الصغيرة والواصلات أسهل قراءة.',
  'slug-short.empty': 'لا يقول «{slug}» شيئًا عن الموضوع.',
  'slug-short.fix.shortenSlug': 'أبقِ الكلمات التي تسمّي الموضوع، من كلمتين إلى خمس.',

  'social-card.title': 'تعرض الروابط المشارَكة بطاقة',
  'social-card.good': 'تعرض الروابط المشارَكة بطاقة.',
  'social-card.missing': 'لا تعرض الروابط المشارَكة بطاقة.',
  'social-card.fix.addCard': 'اجعل نظامك يطبع twitter:card أو خصائص Open Graph.',

  'social-open-graph.title': 'تعرض الروابط المشارَكة العنوان والنص والصورة',
  'social-open-graph.question': 'هل تفيد معاينة لها صورتها ونصها؟',
  'social-open-graph.good': 'معاينة الروابط المشارَكة كاملة.',
  'social-open-graph.missing': 'الموجود من خصائص المعاينة: {present} من {total}. الناقص: {names}.',
  'social-open-graph.relative': 'عنوان الصورة «{address}» ليس مطلقًا.',
  'social-open-graph.small': 'أبعاد الصورة {width} × {height} بكسل، وتحتاج المعاينات الكبيرة إلى 1200 × 630.',
  'social-open-graph.fix.addOpenGraph': 'اجعل نظامك يطبع خصائص Open Graph.',
  'social-open-graph.fix.writeWhole': 'اكتب العنوان كاملًا في og:image، بدءًا من https://.',

  'source-linked.title': 'الأقوال مسندة إلى مصادر لها روابط',
  'source-linked.question': 'هل يوجد مصدر يمكنك الربط به؟',
  'source-linked.reserved': 'كل الروابط إلى مواقع أخرى ({links}) تقود إلى أسماء لا وجود لها، مثل example.org.',
  'source-linked.good':
    '{sources, plural, zero {لا مصادر لها} one {مصدر واحد له} two {مصدران مختلفان لهما} few {# مصادر مختلفة لها} many {# مصدرًا مختلفًا لها} other {# مصدر مختلف لها}} رابط أو ذكر في قائمة.',
  'source-linked.none': 'لا يربط النص بأي مصدر ولا يسرده.',
  'source-linked.few':
    '{sources, plural, zero {لا مصادر لها} one {مصدر واحد له} two {مصدران لهما} few {# مصادر لها} many {# مصدرًا لها} other {# مصدر لها}} رابط أو ذكر في قائمة، في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'source-linked.many':
    '{sources, plural, zero {لا مصادر لها} one {مصدر واحد له} two {مصدران لهما} few {# مصادر لها} many {# مصدرًا لها} other {# مصدر لها}} رابط أو ذكر في قائمة، في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}: أكثر مما يستطيع القارئ تتبعه.',
  'source-linked.fix.linkSource': 'ضع رابطًا إلى الدراسة أو الوثيقة أو الصفحة التي يستند إليها القول.',
  'source-linked.fix.thinSources': 'أبقِ الروابط التي تسند قولًا.',

  'source-named.title': 'المصادر مذكورة ويمكن فتحها',
  'source-named.question': 'أي دراسة، أو من؟',
  'source-named.good': 'كلهم مذكورون بأسمائهم.',
  'source-named.unnamed': '«{quote}» لا تذكر مصدرًا.',
  'source-named.dead': '«{address}» ليس عنوانًا يمكن فتحه.',
  'source-named.example': '«{address}» اسم للأمثلة.',
  'source-named.fix.nameSource': 'اذكر الاسم مع رابط، أو احذف الجملة.',
  'source-named.fix.otherSource': 'اربط صفحة أخرى، أو احذف الجملة.',

  'specific-density.title': 'يسمّي المقال الأشياء: تواريخ ومقادير وإصدارات وأسماء',
  'specific-density.question': 'هل يمكنك ذكر تاريخ أو سعر أو مكان أو شخص هنا؟',
  'specific-density.good':
    '{specifics, plural, zero {لا تواريخ ولا مقادير ولا إصدارات ولا أسماء} one {تاريخ أو مقدار أو إصدار أو اسم واحد} two {اثنان من التواريخ والمقادير والإصدارات والأسماء} few {# من التواريخ والمقادير والإصدارات والأسماء} many {# من التواريخ والمقادير والإصدارات والأسماء} other {# من التواريخ والمقادير والإصدارات والأسماء}}.',
  'specific-density.vague':
    '{specifics, plural, zero {لا تواريخ ولا مقادير ولا إصدارات ولا أسماء} one {تاريخ أو مقدار أو إصدار أو اسم واحد} two {اثنان من التواريخ والمقادير والإصدارات والأسماء} few {# من التواريخ والمقادير والإصدارات والأسماء} many {# من التواريخ والمقادير والإصدارات والأسماء} other {# من التواريخ والمقادير والإصدارات والأسماء}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'specific-density.nothing': 'لا شيء هنا يمكن التحقق منه أو اقتباسه: لا رقم ولا تاريخ ولا اسم ولا مكان ولا مصدر ولا اقتباس ولا خطوة.',
  'specific-density.hardly':
    'لا يكاد يوجد هنا ما يمكن التحقق منه أو اقتباسه: {specifics, plural, zero {# رقم أو تاريخ أو اسم أو اقتباس} one {رقم أو تاريخ أو اسم أو اقتباس واحد} two {رقمان أو تاريخان أو اسمان أو اقتباسان} few {# أرقام وتواريخ وأسماء واقتباسات} many {# رقمًا وتاريخًا واسمًا واقتباسًا} other {# رقم وتاريخ واسم واقتباس}} في {words} كلمة.',
  'specific-density.noPrice': 'يَعِد العنوان بسعر، والنص لا يذكر سعرًا.',
  'specific-density.fix.nameSpecifics': 'اذكر التاريخ أو المقدار أو الإصدار أو المكان أو الشخص حيث تعرفه.',

  'statistic-density.title': 'يذكر المقال أرقامًا',
  'statistic-density.question': 'هل تعرف رقمًا يجعل النص أدق؟',
  'statistic-density.good':
    '{figures, plural, zero {لا أرقام} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}} مع وحدة أو عملة أو شيء معدود.',
  'statistic-density.none': 'لا يذكر النص أي رقم.',
  'statistic-density.empty': 'ينقص النصَّ المضمونُ: لا أرقام ولا مصادر ولا اقتباسات، وعدد الكلمات التي تصلح لأي مقال {filler} من أصل {words}.',
  'statistic-density.few':
    '{figures, plural, zero {لا أرقام} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'statistic-density.many':
    '{figures, plural, zero {لا أرقام} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}: كثرة تضيع فيها الأرقام المفردة.',
  'statistic-density.fix.addSubstance': 'استبدل بالجمل العامة ما لا يقوله غيرك: رقمًا أو مثالًا أو اسمًا أو مصدرًا.',
  'statistic-density.fix.addFigure': 'أضف رقمًا تعرفه ويمكنك ذكر مصدره.',
  'statistic-density.fix.thinFigures': 'انقل بعض الأرقام إلى جدول.',

  'statistic-source.title': 'تذكر الأرقام مصدرها',
  'statistic-source.question': 'هل يحتاج القراء إلى معرفة مصدر هذا الرقم؟',
  'statistic-source.good': 'الأرقام التي تذكر مصدرًا: {sourced} من {figures}.',
  'statistic-source.unsourced': 'لا يقول النص من أين جاء «{figure}».',
  'statistic-source.unnamed': 'لا يسمّي النص الدراسة أو الاستطلاع الذي أُخذ منه «{figure}».',
  'statistic-source.fix.sourceFigure': 'قل من أين جاء الرقم {figure}، برابط أو باسم، في الجملة نفسها أو التي تليها.',

  'structured-data-faq.title': 'في الصفحة ترميز FAQ',
  'structured-data-faq.present': 'في الصفحة ترميز FAQ. لا يؤثر هذا في أي درجة.',
  'structured-data-faq.absent': 'ليس في الصفحة ترميز FAQ. لا ضرر في ذلك.',

  'structured-data-howto.title': 'في الصفحة ترميز HowTo',
  'structured-data-howto.present': 'في الصفحة ترميز HowTo. لا يؤثر هذا في أي درجة.',
  'structured-data-howto.absent': 'ليس في الصفحة ترميز HowTo. لا ضرر في ذلك.',

  'structured-data-present.title': 'في الصفحة بيانات منظمة',
  'structured-data-present.present': 'البيانات المنظمة: {types}. لا يؤثر هذا في أي درجة.',
  'structured-data-present.absent': 'لا بيانات منظمة. لا يؤثر هذا في أي درجة.',

  'structured-data-valid.title': 'البيانات المنظمة صالحة وتقول ما تقوله الصفحة',
  'structured-data-valid.good': 'البيانات المنظمة صالحة.',
  'structured-data-valid.broken': 'كتلة من البيانات المنظمة ليست JSON صالحًا.',
  'structured-data-valid.missing': 'في البيانات المنظمة، ينقص {type}: {property}.',
  'structured-data-valid.headline': 'تقول البيانات المنظمة ({type}) «{headline}»؛ ويرى القراء عنوانًا آخر.',
  'structured-data-valid.date': '{property} في {type} ليس التاريخ الذي يراه القراء.',
  'structured-data-valid.text': 'ما يقوله {property} في {type} ليس في النص.',
  'structured-data-valid.duplicate': 'يرد {type} أكثر من مرة.',
  'structured-data-valid.fix.fixMarkup': 'صحّح البيانات المنظمة، أو دع Citable يكتبها.',

  'subheading-distribution.title': 'لا جزء طويل بلا عنوان فرعي',
  'subheading-distribution.question': 'هل يفيد عنوان في الجزء الطويل؟',
  'subheading-distribution.good': 'في أطول جزء بلا عنوان فرعي {words} ({unit, select, characters {بالأحرف} other {بالكلمات}}).',
  'subheading-distribution.long':
    'في أحد الأجزاء {words} ({unit, select, characters {بالأحرف} other {بالكلمات}}) بلا عنوان فرعي، والأفضل ألا يتجاوز {max}.',
  'subheading-distribution.fix.addHeading': 'قسّم هذا الجزء بعنوان فرعي يذكر ما يليه.',

  'term-repetition.title': 'لا كلمة تتكرر أكثر مما يحتاج الموضوع',
  'term-repetition.question': 'هل يحتاج النص إلى هذه الكلمة بهذا القدر؟',
  'term-repetition.good': 'لا كلمة تتكرر أكثر مما يحتاج الموضوع.',
  'term-repetition.stuffed':
    'ترد «{word}» {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'term-repetition.spam':
    'ترد «{word}» {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، فيبدو النص مزعجًا (spam).',
  'term-repetition.again': 'من كل {stretch} كلمة ذات معنى متتالية لا تختلف إلا {different}: يقول النص الشيء نفسه مرة أخرى.',
  'term-repetition.fix.varyTerm': 'ضع مكان «{word}» ضميرًا أو كلمة أخرى حيث يكون الموضوع واضحًا.',
  'term-repetition.fix.sayMore': 'أعد صياغة الجمل التي تكرر ما سبق قوله فحسب، أو احذفها.',

  'text-depth.title': 'يقول النص كثيرًا مما يفيد القارئ',
  'text-depth.question': 'هل هناك المزيد مما يفيد القارئ؟',
  'text-depth.good':
    'في الفقرات الصالحة للاقتباس {terms, plural, zero {# كلمة مختلفة} one {كلمة مختلفة واحدة} two {كلمتان مختلفتان} few {# كلمات مختلفة} many {# كلمة مختلفة} other {# كلمة مختلفة}}.',
  'text-depth.little':
    'في الفقرات الصالحة للاقتباس {terms, plural, zero {# كلمة مختلفة} one {كلمة مختلفة واحدة} two {كلمتان مختلفتان} few {# كلمات مختلفة} many {# كلمة مختلفة} other {# كلمة مختلفة}}؛ و{most} كلمة تعطي كل النقاط.',
  'text-depth.fix.sayMore': 'أضف ما تعرفه عن الموضوع ولا يقوله غيرك: أسباب وحالات وأرقام وأسماء واستثناءات. التكرار والحشو لا يُحتسبان.',

  'text-ease.title': 'مؤشر سهولة القراءة بمستوى اللغة البسيطة',
  'text-ease.question': 'هل يمكن تبسيط بعض الجمل؟',
  'text-ease.good': 'سهولة القراءة {ease} من 100 ({formula}).',
  'text-ease.hard': 'سهولة القراءة {ease} من 100 ({formula})، و60 لغة بسيطة.',
  'text-ease.fix.useShortWords': 'قسّم الجمل الطويلة وفضّل الكلمات الأقصر.',

  'text-fluency.title': 'النص سلس بلا تكرار ولا حشو',
  'text-fluency.question': 'هل قيل شيء مرتين بلا حاجة؟',
  'text-fluency.good':
    'مواضع التكرار والحشو: {faults} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'text-fluency.doubled':
    'مواضع التكرار والحشو: {faults} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، و«{word}» مكررة مرتين متتاليتين.',
  'text-fluency.disorder': 'في {words} كلمة تجاورت {faults} مرة كلمات لا تتجاور أبدًا: ترتيب الكلمات مختل.',
  'text-fluency.repeated':
    'مواضع التكرار والحشو: {faults} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'text-fluency.fix.orderWords': 'أعد الكلمات إلى ترتيبها.',
  'text-fluency.fix.removeDoubled': 'أزل «{word}» الثانية.',
  'text-fluency.fix.removeRepetition': 'قل ذلك مرة واحدة، واحذف العبارات التي لا تقول شيئًا.',

  'text-in-html.title': 'النص موجود في HTML',
  'text-in-html.question': 'هل تحتوي الصفحة على نصها دون برامج نصية؟',
  'text-in-html.good': 'النص موجود في HTML الذي يرسله الخادم.',
  'text-in-html.empty': 'في HTML إطار فارغ، والنص تصنعه السكربتات.',
  'text-in-html.part': 'الكلمات الموجودة في HTML: {words} من {known}، والباقي تصنعه السكربتات.',
  'text-in-html.fix.renderOnServer': 'اجعل الخادم يرسل النص (توليد على الخادم أو صفحات ثابتة).',

  'text-length.title': 'الصفحة ليست شحيحة المحتوى',
  'text-length.question': 'هل يقول النص كل ما يحتاج إليه القارئ؟',
  'text-length.good': '{words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'text-length.thin':
    '{words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}، والصفحة التي تقل عن {min} تُعدّ شحيحة المحتوى.',
  'text-length.goodCharacters': '{characters, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'text-length.thinCharacters':
    '{characters, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، والصفحة التي تقل عن {min} تُعدّ شحيحة المحتوى.',
  'text-length.fix.extendText': 'قل ما بقي على القارئ أن يعرفه، إن وُجد.',

  'text-readability.title': 'مؤشر سهولة القراءة مقبول',
  'text-readability.question': 'هل اللغة بسيطة بقدر ما يسمح الموضوع؟',
  'text-readability.ease': 'سهولة القراءة {ease} من 100 ({formula}).',
  'text-readability.sentences':
    'في الجملة {words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}} في المتوسط.',
  'text-readability.fix.useShortWords': 'فضّل الكلمات الأقصر، فلا جملة أطول مما ينبغي.',
  'text-readability.fix.shortenSentence':
    'قسّم الجمل الطويلة، وفي أطولها {words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.',

  'text-slips.title': 'لا هفوات في النص يكشفها بنفسه',
  'text-slips.question': 'هل هذا مقصود كما هو؟',
  'text-slips.good': 'لا فقرة مكررة، ولا كلمة وُجدت برسمين، وكل قوس مغلق.',
  'text-slips.doubledParagraph': 'ترد فقرة مرتين في النص: «{quote}».',
  'text-slips.saidAgain': 'فقرة تكرر أخرى: «{quote}».',
  'text-slips.twoFigures': 'ورد هنا «{rare}»، وفي موضع آخر من النص «{common}».',
  'text-slips.unfit': '«{rare}» لا يتفق مع «{common}».',
  'text-slips.overWhole': '«{quote}»: لا يمكن أن يزيد على 100 %.',
  'text-slips.twoOffices': 'ورد هنا «{rare}»، وفي موضع آخر من النص «{common}».',
  'text-slips.twoSpellings': 'كُتب هنا «{rare}»، وفي مواضع أخرى من النص «{common}».',
  'text-slips.wrongWeekday': '«{quote}»: ذلك اليوم هو {weekday}.',
  'text-slips.wrongFigure': '«{quote}»: أرقام النص تعطي {value}.',
  'text-slips.miscounted': '«{quote}»: في النص {value}.',
  'text-slips.skippedNumber': '«{quote}» يأتي بعد الرقم {value}.',
  'text-slips.missingPart': 'يحيل النص إلى «{quote}»، وهو غير موجود فيه.',
  'text-slips.unlisted': 'تستعمل خطوة «{quote}»، وهو ليس في القائمة.',
  'text-slips.unused': 'لا تستعمل أي خطوة «{quote}».',
  'text-slips.endFirst': '«{quote}» ينتهي قبل أن يبدأ.',
  'text-slips.openMark': 'قوس أو علامة اقتباس تُفتح ولا تُغلق: «{quote}».',
  'text-slips.fix.correctOne': 'صحّح ما هو خطأ.',
  'text-slips.mixedAddress': 'يُخاطَب القارئ هنا بـ«{rare}»، وفي موضع آخر بـ«{common}».',
  'text-slips.noLink': '«{quote}»: لا يوجد رابط.',
  'text-slips.noNote': '«{quote}»: لا توجد حاشية للنجمة.',
  'text-slips.noDeadline': '«{quote}»: لم يُذكر أي يوم.',
  'text-slips.longSentence': 'جملة من {words} كلمة: «{quote}».',
  'text-slips.fix.addressAlike': 'خاطبه بطريقة واحدة.',
  'text-slips.fix.divideSentence': 'اجعلها جملتين أو ثلاثًا.',
  'text-slips.fix.deleteRepetition': 'احذف إحدى الفقرتين.',
  'text-slips.fix.spellAlike': 'اكتب «{common}» هنا أيضًا إذا كان المقصود واحدًا.',
  'text-slips.fix.addOrDrop': 'أضف ما ينقص، أو احذف هذا.',
  'text-slips.fix.closeMark': 'أغلقه حيث ينتهي الاعتراض أو الاقتباس.',

  'text-sufficient.title': 'في النص ما يكفي للحكم عليه',
  'text-sufficient.good':
    'في النص {words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  'text-sufficient.little':
    'في النص {words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}{repeated, select, yes {، والجمل المكررة محسوبة مرة واحدة} other {}}، ودون {min} تبقى الدرجة محدودة.',
  'text-sufficient.littleCharacters':
    'في النص {characters, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}{repeated, select, yes {، والجمل المكررة محسوبة مرة واحدة} other {}}، ودون {min} تبقى الدرجة محدودة.',
  'text-sufficient.short': 'عدد كلمات النص {count}: أقل من أن يُحكم عليه.',
  'text-sufficient.shortCharacters': 'عدد أحرف النص {count}: أقل من أن يُحكم عليه.',
  'text-sufficient.empty': 'من أصل {of} كلمة تقع {words} في فقرات تصلح لأي مقال.',
  'text-sufficient.locked':
    '{count, plural, zero {لا كلمات تُقرأ} one {كلمة واحدة تُقرأ} two {كلمتان تُقرآن} few {# كلمات تُقرأ} many {# كلمة تُقرأ} other {# كلمة تُقرأ}} ، وتقول الصفحة إن الباقي لمن يسجّل الدخول أو يدفع. ولا ترى الآلات التي تقتبس أكثر من ذلك.',
  'text-sufficient.lockedCharacters':
    '{count, plural, zero {لا أحرف تُقرأ} one {حرف واحد يُقرأ} two {حرفان يُقرآن} few {# أحرف تُقرأ} many {# حرفًا يُقرأ} other {# حرف يُقرأ}} ، وتقول الصفحة إن الباقي لمن يسجّل الدخول أو يدفع. ولا ترى الآلات التي تقتبس أكثر من ذلك.',
  'text-sufficient.goodCharacters':
    'في النص {characters, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'text-sufficient.fix.extendText': 'قل ما بقي على القارئ أن يعرفه.',
  'text-sufficient.fix.unlockText': 'اعرض مزيدًا من النص دون تسجيل الدخول إن أردت أن يُقتبس.',

  'text-toc.title': 'للنص قائمة محتويات',
  'text-toc.some':
    'للنص قائمة محتويات فيها {entries, plural, zero {لا بنود} one {بند واحد} two {بندان} few {# بنود} many {# بندًا} other {# بند}}. لا يؤثر هذا في أي درجة.',
  'text-toc.none': 'لا قائمة محتويات. لا ضرر في ذلك.',

  'text-unfinished.title': 'النص مكتمل',
  'text-unfinished.question': 'هل ينقص شيء هنا؟',
  'text-unfinished.good': 'لم يُعثر على موضع ما زال يحتاج إلى كتابة.',
  'text-unfinished.placeholder': '«{quote}» موضوع مكان شيء لم يُكتب بعد.',
  'text-unfinished.assistant': '«{quote}» كلام مساعد محادثة لمستخدمه، لا للقراء.',
  'text-unfinished.openEnd': 'تتوقف فقرة في منتصف الجملة: «{quote}».',
  'text-unfinished.nothingAfter': '«{quote}» يمهّد لشيء، ولا شيء بعده.',
  'text-unfinished.emptyPromise': 'العنوان «{quote}» يَعِد بأرقام، وليس في قسمه رقم.',
  'text-unfinished.emptySection': 'لا نص تحت العنوان «{quote}».',
  'text-unfinished.fix.finishText': 'اكتب ما ينقص أو احذف السطر.',
  'text-unfinished.fix.removeLine': 'احذف السطر.',

  'text-visible.title': 'يرى القراء كل النص الذي تراه الآلات',
  'text-visible.good': 'لم يُعثر على نص مخفي.',
  'text-visible.instruction': 'في النص أمر موجَّه إلى النماذج اللغوية: «{quote}»',
  'text-visible.hiddenInstruction': 'في نص مخفي أمر موجَّه إلى النماذج اللغوية: «{quote}»',
  'text-visible.invisible': 'في النص سلاسل من أحرف غير مرئية قرب «{quote}».',
  'text-visible.leftovers':
    '{count, plural, zero {لا مواضع فيها} one {موضع واحد فيه} two {موضعان فيهما} few {# مواضع فيها} many {# موضعًا فيها} other {# موضع فيها}} أحرف غير مرئية تركها محرر.',
  'text-visible.hidden': 'نص مخفي عن القراء: «{quote}»',
  'text-visible.fix.removeHidden': 'احذفه. وإن لم تكن أنت من كتبه، فابحث عمن غيّر الصفحة.',
  'text-visible.fix.removeLeftovers': 'أزل الأحرف غير المرئية.',

  'text-word-count.title': 'طول المقال',
  'text-word-count.long':
    '{words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}} (وفي الصينية واليابانية والتايلاندية: أحرف). لا يؤثر هذا في أي درجة.',
  'text-word-count.short':
    '{words, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}} (وفي الصينية واليابانية والتايلاندية: أحرف). لا يؤثر هذا في أي درجة.',

  'title-answered.title': 'العنوان المشوّق يجيب عنه النص',
  'title-answered.question': 'هل يفي النص بما يعد به العنوان؟',
  'title-answered.good': 'لا يَعِد العنوان بأكثر مما يفي به النص.',
  'title-answered.teasing': 'العنوان مشوّق، والنص لا يجيب عنه.',
  'title-answered.bait': 'في العنوان كلمات تثير الفضول فقط ولا تقول شيئًا عن النص.',
  'title-answered.stuffed': 'يكرر العنوان كلمة واحدة كأنه مكتوب لمحركات البحث.',
  'title-answered.fix.sayAnswer': 'قل في العنوان ما سيعرفه القارئ، أو أجب عنه في البداية.',

  'title-h1-match.title': 'العنوان وعنوان H1 يتحدثان عن الشيء نفسه',
  'title-h1-match.question': 'هل يتحدث العنوان والعنوان الظاهر عن الشيء نفسه؟',
  'title-h1-match.good': 'العنوان وعنوان H1 يتحدثان عن الشيء نفسه.',
  'title-h1-match.apart': 'لا يكاد العنوان يشترك في كلمة مع عنوان H1 «{headline}».',
  'title-h1-match.fix.alignTitle': 'ضع موضوع عنوان H1 في العنوان، أو العكس.',

  'title-labels.title': 'العنوان ليس وسمًا ولا وسوم حوله',
  'title-labels.question': 'هل يحتاج العنوان إلى هذا الوسم؟',
  'title-labels.good': 'لا وسم ولا اسم قسم ولا اسم كاتب ولا تاريخ حول العنوان.',
  'title-labels.label': '«{label}» في العنوان لا يقول شيئًا عن الموضوع.',
  'title-labels.section': '«{label}» في العنوان اسم قسم.',
  'title-labels.byline': '«{label}» في العنوان يسمي الكاتب، وله سطر خاص.',
  'title-labels.date': '«{label}» في العنوان تاريخ، وله سطر خاص.',
  'title-labels.labelOnly': 'العنوان مجرد وسم: لا يقول ما يرويه النص.',
  'title-labels.subjectOnly': 'يذكر العنوان «{term}» ولا يقول عنه شيئًا.',
  'title-labels.fix.sayNews': 'قل في العنوان ما يرويه النص: ماذا حدث، أو ما فائدته، أو ما الذي نتج عنه.',
  'title-labels.fix.cutLabel': 'اقطع «{label}» من العنوان.',

  'title-length.title': 'طول العنوان يناسب نتائج البحث',
  'title-length.question': 'هل يقول العنوان ما يكفي دون زيادة؟',
  'title-length.good': 'في العنوان {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'title-length.short':
    'في العنوان {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، والأفضل {min} على الأقل.',
  'title-length.long':
    'في العنوان {length, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، وقد تقطعه نتائج البحث بعد {max}.',
  'title-length.fix.chooseTitle': 'غيّر العنوان إن لم يكن مناسبًا.',

  'title-present.title': 'للصفحة عنوان',
  'title-present.good': 'للصفحة عنوان.',
  'title-present.missing': 'ليس للصفحة عنوان.',
  'title-present.fix.chooseTitle': 'اكتب عنوانًا، أو اختر عنوانًا مقترحًا.',

  'title-promise.title': 'يتناول النص ما يسميه عنوانه',
  'title-promise.question': 'هل يفي النص بما يعد به عنوانه؟',
  'title-promise.good': 'ما قُرئ من أرقام العنوان وأسمائه وارد في النص أيضًا.',
  'title-promise.number': 'يقول العنوان «{quote}»، ولا يأتي النص على ذكره أبدًا.',
  'title-promise.name': 'يسمي العنوان «{quote}»، ولا يسميه النص أبدًا.',
  'title-promise.whole': 'يقول العنوان «{quote}»، ولا يأتي النص على ذكره أبدًا.',
  'title-promise.figure': 'يقول العنوان «{quote}»، وليس في النص أي رقم.',
  'title-promise.count':
    'يقول العنوان «{quote}»، وفي النص {count, plural, zero {# جزء} one {جزء واحد} two {جزآن} few {# أجزاء} many {# جزءًا} other {# جزء}}.',
  'title-promise.fix.countParts': 'اكتب {count} في العنوان، أو أضف ما ينقص.',
  'title-promise.fix.keepPromise': 'اذكر في النص ما شأن «{quote}»، أو احذفه من العنوان.',

  'title-question-match.title': 'العنوان والوصف يذكران ما يسأل عنه القراء',
  'title-question-match.question': 'هل يستعمل العنوان الكلمات التي يبحث بها القراء؟',
  'title-question-match.good': 'العنوان والوصف والعنوان الرئيسي ورابط الصفحة تغطي «{question}».',
  'title-question-match.uncovered': 'تنقص العنوانَ كلمات من «{question}»: {terms}.',
  'title-question-match.weak': 'الوصف أو العنوان الرئيسي أو رابط الصفحة لا يقول إلا القليل عن «{question}».',
  'title-question-match.fix.titleCoverTerm': 'ضع «{term}» في العنوان.',
  'title-question-match.fix.describeQuestion': 'تناول «{question}» في وصف meta.',

  'title-subject.title': 'العنوان يسمّي موضوع النص',
  'title-subject.question': 'هل يقول العنوان عمّ يتحدث النص؟',
  'title-subject.good': 'يأخذ العنوان من كلمات النص، وأكثر ما يرد فيه «{term}».',
  'title-subject.missing':
    'ترد «{term}» في النص {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}، ولا ترد في العنوان.',
  'title-subject.hardly': 'العنوان لا يكاد يقول ما يتناوله النص.',
  'title-subject.nothing': 'لا يذكر العنوان شيئًا من النص.',
  'title-subject.fix.nameSubject': 'اذكر في العنوان ما يدور عنه النص، ربما «{term}».',
  'title-subject.fix.saySubject': 'اذكر في العنوان ما يدور عنه النص.',

  'title-width.title': 'يتسع سطر صفحة النتائج للعنوان',
  'title-width.question': 'هل يصلح العنوان لسطر واحد في النتائج؟',
  'title-width.good': 'عرض العنوان دون اسم الموقع {px} بكسل، والسطر يتسع له.',
  'title-width.wide': 'عرض العنوان دون اسم الموقع {px} بكسل، وتقطعه صفحات النتائج بعد نحو {max} فيضيع «{lost}».',
  'title-width.narrow': 'عرض العنوان دون اسم الموقع {px} بكسل، ومن {min} فما فوق يستفيد من المساحة المتاحة.',
  'title-width.fix.chooseTitle': 'اختصر العنوان، أو ضع الأهم في أوله.',

  'tone-neutral.title': 'النبرة تُعلِم ولا تروّج',
  'tone-neutral.question': 'هل وراء كل كلمة مدح حقيقة؟',
  'tone-neutral.good': 'النبرة محايدة.',
  'tone-neutral.promotional':
    '{phrases, plural, zero {لا عبارات ترويجية} one {عبارة ترويجية واحدة} two {عبارتان ترويجيتان} few {# عبارات ترويجية} many {# عبارة ترويجية} other {# عبارة ترويجية}} في {words, plural, zero {# كلمات} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، مثل «{phrase}».',
  'tone-neutral.fix.stateFact': 'ضع مكان «{phrase}» الحقيقة التي وراءها.',

  'topic-focus.title': 'تلتزم الأقسام بموضوع واحد',
  'topic-focus.question': 'هل ينتمي كل هذا إلى الموضوع؟',
  'topic-focus.good': 'الأقسام التي تعالج الموضوع: {met} من {sections}.',
  'topic-focus.astray': 'لا يذكر القسم «{heading}» الموضوع.',
  'topic-focus.many': 'عدد العناوين الفرعية الرئيسية: {headings}، وهذا أكثر من مقال واحد.',
  'topic-focus.fix.nameSubject': 'سمِّ الموضوع في القسم «{heading}»؛ وإن كان عن شيء آخر فاحذفه.',
  'topic-focus.fix.splitArticle':
    'انقل {sections, plural, zero {# أقسام} one {قسمًا واحدًا} two {قسمين} few {# أقسام} many {# قسمًا} other {# قسم}} إلى مقال مستقل.',

  'training-bot-access.title': 'يجوز لبرامج الزحف التي تجمع نصوص التدريب قراءة الصفحة',
  'training-bot-access.allowed': 'يجوز لكل برامج الزحف التي تجمع نصوص التدريب قراءة الصفحة. لا يؤثر هذا في أي درجة.',
  'training-bot-access.blocked': 'الممنوع: {names}. لا يؤثر هذا في أي درجة.',

  'transition-word.title': 'كلمات الربط تصل بين الجمل',
  'transition-word.good': 'في {percent}٪ من الجمل كلمة ربط.',
  'transition-word.few': 'في {percent}٪ من الجمل كلمة ربط.',

  'title-reason.coversQuestion': 'يغطي السؤال «{question}».',
  'title-reason.hasFigure': 'يذكر رقمًا من النص: {figure}.',
  'title-reason.fits':
    'تتسع له صفحة النتائج: {px} بكسل، {chars, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'title-reason.matchesIntent':
    'يوافق ما يريده القراء: {intent, select, how_to {إرشادات} definition {تعريف بالشيء} comparison {مقارنة} list {قائمة} price {التكلفة} review {مراجعة} news {أخبار} opinion {رأي} other {{intent}}}.',
  'title-reason.dropsClickbait': 'يترك ما يبدو طُعمًا للنقر.',
  'title-reason.fromDescription': 'مأخوذ من وصف المقال.',
  'title-reason.fromHeading': 'مأخوذ من عنوان فرعي في المقال.',
  'title-reason.fromOpening': 'مأخوذ من بداية المقال.',
  'title-reason.fromText': 'مأخوذ من جملة تقول أهم ما في المقال.',
  'title-reason.fromTitle': 'مأخوذ من عنوانك أنت.',
  'title-reason.standsInText': 'موجود في النص.',
  'title-reason.heldByText': 'يقول ما يقوله النص بكلمات أخرى.',
  'title-reason.wordsNotInText': 'ليس في النص: {words}.',
  'title-reason.longerThanLimit': 'يحتاج إلى {px} بكسل، وقد تقطعه صفحات النتائج بعد {max} بكسل.',
  'title-reason.notInText': 'يذكر أشياء لا يتحدث عنها النص.',
  'title-reason.littleInText': 'معظم كلماته غير موجودة في النص.',
  'title-reason.saysLittle': 'أقصر من أن يقول ما يتناوله المقال.',
  'title-reason.namesKind': 'يذكر نوع النص، لا موضوعه.',
  'title-reason.quotesOnly': 'اقتباس فقط: لا يقول من يتكلم ولا عمّ يتكلم.',
  'title-reason.hasFileMark': '«{mark}» لا يعني شيئًا لقراء من الخارج.',
  'title-reason.hasFileName': '«{mark}» اسم ملف، وليس عنوانًا.',
  'title-reason.hasMailMark': '«{mark}» يضيفه برنامج البريد ولا يقول شيئًا عن النص.',
  'title-reason.onlyModel': '«{model}» رقم طراز: لا يقول ما هو الشيء ولا فيم يُستعمل.',
  'title-reason.soundsLikeClickbait': 'يبدو طُعمًا للنقر.',
  'title-reason.exclaims': 'فيه علامة تعجب.',
  'title-reason.hasPicture': 'فيه رمز تعبيري.',
  'title-reason.shouts': 'مكتوب بأحرف كبيرة.',
  'title-reason.unusualForm': 'فيه علامة زائدة أو ناقصة: قوس أو علامة اقتباس أو علامة في آخره.',
  'title-reason.repeatsWords': 'يكرر الكلمات نفسها.',
  'title-reason.fromHeadline': 'مأخوذ من عنوان آخر لك: العنوان الرئيسي أو عنوان الشبكات الاجتماعية.',
  'title-reason.fromQuery': 'هو السؤال الذي تريد الإجابة عنه.',
  'title-reason.ownStays': 'يبقى عنوانك أنت.',
  'title-reason.ownWithoutSite': 'يبقى عنوانك أنت، من دون اسم الموقع.',
  'title-reason.ownTooLong': 'عنوانك أطول مما تعرضه صفحات النتائج، والاقتراح الأول يتسع فيها.',
  'title-reason.ownMissing': 'لا عنوان بعد، ويصلح الاقتراح الأول عنوانًا.',
  'title-reason.ownBeaten': 'الاقتراح الأول أفضل من عنوانك بوضوح.',
  'title-reason.noTitle': 'لا عنوان بعد.',
  'title-reason.noText': 'لا نص بعد يُصنع منه عنوان.',
  'title-reason.noHeadingFits': 'اكتب عنوانًا يقول عمّا يجيب النص.',
  'title-reason.noShorter': 'تقطع صفحات النتائج نهاية عنوانك.',
  'title-reason.yoursIsBest': 'عنوانك يسمّي الموضوع ويتسع له المكان.',
  'title-reason.noBetter': 'يمكن أن تدخل هذه الكلمات من نصك في العنوان.',
  'title-reason.mayLackSubject': 'هل يقول عمّ يتحدث النص؟ ربما «{term}».',
  'title-reason.notAnswered': 'يسأل «{question}»، ولا يذكر النص أي سعر.',
  'title-reason.figureNotInText': 'فيه «{figure}»، وهو رقم لا يرد في النص.',
  'title-reason.endsOpen': 'ينتهي بـ«{word}» كأن بقيته ناقصة.',
  'title-reason.lacksSubject':
    'لا يسمّي ما يدور عنه النص: يرد «{term}» في النص {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}، لا في العنوان.',
  'title-reason.namesOnly': 'يسمّي «{term}» ولا يقول عنه شيئًا: ماذا أو أين أو كم أو ما الذي نتج عنه.',
  'title-reason.headword': 'هو المدخل وحده كما في المراجع، ويمكن أن يتبعه تعريفه.',
  'title-reason.rowOfWords': 'سلسلة من كلمات البحث لا تقول عنها شيئًا.',
  'title-reason.saysOpposite': 'يقول «{word}»، والنص يقول عنه «{other}».',
  'title-reason.countsNone': 'يعد بـ«{quote}»، والنص لا يعدّدها.',
  'title-reason.countsOther':
    'يقول «{quote}»، وفي النص {count, plural, zero {# جزء} one {جزء واحد} two {جزآن} few {# أجزاء} many {# جزءًا} other {# جزء}}.',

  'schema-type.setByAuthor': 'اختير يدويًا.',
  'schema-type.declaredInPage': 'البيانات المنظمة في الصفحة نفسها تقول {type}.',
  'schema-type.newsAddress': 'رابطه يتبع قسم أخبار.',
  'schema-type.newsPublisher': 'يقول الموقع إنه مؤسسة إخبارية.',
  'schema-type.newsInText': 'النص خبر.',
  'schema-type.blogAddress': 'رابطه يتبع مدونة.',
  'schema-type.recipeInText':
    'في النص {ingredients, plural, zero {لا مكوّنات} one {مكوّن واحد} two {مكوّنان} few {# مكوّنات} many {# مكوّنًا} other {# مكوّن}} و{steps, plural, zero {لا خطوات} one {خطوة واحدة} two {خطوتان} few {# خطوات} many {# خطوة} other {# خطوة}}.',
  'schema-type.eventInText': 'يعلن النص عن فعالية بيومها ومكانها.',
  'schema-type.reviewInText': 'يعطي النص تقييمًا: {rating} من {best}.',
  'schema-type.productInText': 'النص عن منتج واحد.',
  'schema-type.videoInText': 'في النص فيديو.',
  'schema-type.stepsInText':
    'في النص إرشادات من {count, plural, zero {# خطوات} one {خطوة واحدة} two {خطوتين} few {# خطوات} many {# خطوة} other {# خطوة}}.',
  'schema-type.questionsInText':
    'يجيب النص عن {count, plural, zero {# أسئلة} one {سؤال واحد} two {سؤالين} few {# أسئلة} many {# سؤالًا} other {# سؤال}} تحت عناوين فرعية أو في كتل.',
  'schema-type.listInText':
    'النص قائمة مرقّمة من {count, plural, zero {# بنود} one {بند واحد} two {بندين} few {# بنود} many {# بندًا} other {# بند}}.',
  'schema-type.factsInText': 'يحتوي النص على ما يحتاجه هذا النوع.',
  'schema-type.noSpecialSign': 'لا شيء في النص ولا في رابطه يدل على نوع أخص.',

  'graph-note.requiredMissing': 'لم يُدرج لأن هذا البيان لازم وغير معروف: {property}.',
  'graph-note.recommendedMissing': 'بيان موصى به لكنه غير معروف: {property}.',
  'graph-note.formatInvalid': 'لم يُدرج لأن قيمته تتعذّر قراءتها: {property}.',
  'graph-note.vocabularyUnfit': 'لم يُدرج لأن schema.org لا تعرف قيمة كهذه هنا: {property}.',
  'graph-note.textMismatch': 'لم يُدرج لأن القراء لا يجدونه في النص: {property}، «{value}».',
  'graph-note.dateNotVisible': 'لا تعرض الصفحة هذا التاريخ، أو تعرض غيره: {property}.',
  'graph-note.authorNotVisible': 'لا يرى القراء هذا الكاتب في الصفحة: {name}.',
  'graph-note.typeWithoutFacts': 'يحتاج النوع المختار {type} إلى بيانات ليست في النص، فاستُخدم النوع المكتشف مكانه.',
  'graph-note.timeWithoutZone': 'ذُكر اليوم فقط، لأن الوقت بلا منطقة زمنية: {property}.',
  'graph-note.dateUnreadable': 'لم يُدرج لأنه ليس تاريخًا: {property}.',
  'graph-note.dateOutOfRange': 'لم يُدرج لأن التاريخ لا يمكن أن يكون صحيحًا: {property}.',
  'graph-note.dateModifiedRaised': 'كان تاريخ التعديل يسبق تاريخ النشر، فوُضع يوم النشر مكانه.',
  'graph-note.dateInFuture': 'تاريخ النشر في المستقبل، ولم يُدرج.',
  'graph-note.imageTooSmall': 'الصورة {width} × {height} بكسل أصغر من 50,000 بكسل التي تطلبها Google، ولم تُدرج.',
  'graph-note.imageIsSiteDefault': 'تشارك الصفحة صورة الموقع العامة بدل صورة لهذا المقال، ولم تُدرج: {url}.',
  'graph-note.tooManyAuthors': 'عدد الكتّاب المذكورين: {count}، والمدرَج منهم أول {max}.',
  'graph-note.richResultRetired': 'صالح، لكن Google لم تعد تعرض له نتيجة منسّقة، ولم يثبت أي أثر على محركات الإجابة.',
  'graph-note.videoWithoutUploadDate': 'في النص فيديو لم يُدرج، لأن تاريخ رفعه غير معروف.',
  'graph-note.sizeCapped':
    'البيانات المنظمة كانت ستزيد على {max, plural, zero {# أحرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}، فلم تُدرج أقل أجزائها أهمية.',
}

/** U+200E keeps a sign to the left of its number in a line that runs from right to left. */
export const findings: Findings = {
  'Length alone does not tell cited from uncited pages.': 'الطول وحده لا يميّز الصفحات المستشهد بها من غيرها.',
  'The evidence is the order in which our own readers put 120 pages; on other pages with another reader it was weaker.':
    'الدليل هو الترتيب الذي وضع فيه قرّاؤنا 120 صفحة؛ وكان أضعف في صفحات أخرى ومع قارئ آخر.',
  'Queries with an AI Overview: coverage of the query in the title puts the cited page first no more often than chance (in 50 of 100 pairs).':
    'في الاستعلامات التي تظهر لها نظرة عامة بالذكاء الاصطناعي لا يقدّم ما يرد من الاستعلام في العنوان الصفحة المستشهد بها أكثر مما تفعل المصادفة (في 50 زوجًا من 100).',
  'A convention of editors: no study of an effect on search or answers was found, and it moves no score.':
    'عُرف لدى المحررين: لم توجد دراسة عن أثره في البحث أو الإجابات، ولا يغيّر أي درجة.',
  'The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.':
    'المبني للمجهول في محله حيث لا يهم الفاعل، وعشر لغات تُقاس بقواعد تفوتها بعض الصيغ.',
  'That pages of one site harm each other is convention; engines often choose one of them without harm.':
    'القول إن صفحات الموقع الواحد يضر بعضها بعضًا عُرف، وكثيرًا ما تختار المحركات إحداها دون ضرر.',
  'No evidence for search was found; headings alone already give engines the outline.':
    'لم يُعثر على دليل يخص البحث، والعناوين الفرعية وحدها تعطي المحركات هيكل النص.',
  'Domain authority is a measure of vendors, not of search engines. It is not measured here.':
    'سلطة النطاق مقياس لدى المورّدين لا لدى محركات البحث. وهي لا تُقاس هنا.',
  'Google says that it needs no special files or markup; no study shows an effect.':
    'تقول Google إنها لا تحتاج إلى ملفات أو ترميز خاص، ولا دراسة تُظهر أثرًا.',
  'The protocol promises a visit, not a place; Google does not take part.': 'يَعِد البروتوكول بزيارة لا بمركز، وGoogle لا تشارك فيه.',
  'More words alone do not help: length is not rewarded.': 'زيادة الكلمات وحدها لا تنفع: لا مكافأة على الطول.',
  'Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.':
    'تشغّل Google السكربتات، أما أن برامج الزحف الأخرى لا تشغّلها فقياس لمورّد من عام 2024.',
  'In our own data the title alone puts the cited page first in 69 of 100 pairs; description and address add one at most.':
    'في بياناتنا يقدّم العنوان وحده الصفحة المستشهد بها في 69 زوجًا من 100، ويضيف الوصف ورابط الصفحة زوجًا واحدًا على الأكثر.',
  'The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.':
    'أقرب رقم (استُشهد بـ 41٪ مقابل 30٪ حين يتطابق العنوان الفرعي والاستعلام) رقم مورّد.',
  'Answers are found by shared words: a true answer in other words can be missed.':
    'تُكتشف الإجابات بالكلمات المشتركة: قد تفوت إجابة صحيحة بكلمات أخرى.',
  'That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.':
    'القول إن تغطية ربع الأسئلة الفرعية إلى نصفها أفضل من تغطيتها كلها نتيجة توصل إليها مورّد.',
  'Only the English measure is fitted; in other languages it warns by punctuation and figures.':
    'المقياس الإنجليزي وحده مضبوط على بيانات، وفي اللغات الأخرى يعتمد التنبيه على علامات الترقيم والأرقام.',
  'That generic words are cited less is our own judgement; nobody has measured it.': 'أن الكلمات العامة أقل اقتباسًا حكمٌ منا، ولم يقسه أحد.',
  'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.':
    'القول إن 44٪ من الاستشهادات تأتي من أول 30٪ من الصفحة رقم مورّد، ثم إن لكل صفحة بداية.',
  '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    '«40–60 كلمة» قول شائع بلا سند، ولا تطلب Google تجزئة النص: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    'تطلب Google ألا تُجزّأ النصوص من أجلها: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097':
    'لم يجد C-SEO Bench مكسبًا ذا دلالة إحصائية لمعظم الطرائق والمجالات: https://arxiv.org/abs/2506.11097',
  'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097':
    'لا مكسب ذا دلالة إحصائية في معظم خانات C-SEO Bench: https://arxiv.org/abs/2506.11097',
  'In our own data linked sources did not separate cited from uncited pages (the cited page first in 49 of 100 pairs, as by chance).':
    'في بياناتنا لم تميّز المصادر ذات الروابط الصفحات المستشهد بها من غيرها (تقدّمت الصفحة المستشهد بها في 49 زوجًا من 100، كما بالمصادفة).',
  'The figure of that study was read second-hand.': 'رقم تلك الدراسة منقول عن مصدر ثانوي.',
  'Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517':
    'لم يكن للتنسيق وحده أثر في 252,000 تجربة مزدوجة: https://arxiv.org/abs/2605.25517',
  'Part of the effect may come from how the study measured citations.': 'قد يعود جزء من الأثر إلى طريقة الدراسة في قياس الاستشهادات.',
  'Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.':
    'النصوص التي تكرر كلماتها أسهل على المتعلمين، ولم يقس أحد كم يكلف ذلك من الإجابات.',
  'The effect on whole pages, as against short passages, is unknown.': 'الأثر على الصفحات الكاملة، لا على المقاطع القصيرة، غير معروف.',
  'In our own data pages with a named author were not cited more often (the cited page first in 45 of 100 pairs, less than by chance).':
    'في بياناتنا لم يُستشهد بالصفحات التي تذكر كاتبها أكثر من غيرها (تقدّمت الصفحة المستشهد بها في 45 زوجًا من 100، أقل مما بالمصادفة).',
  'The study had a model rewrite the text; what exactly helped is not known.':
    'أعاد نموذج كتابة النص في تلك الدراسة، ولا يُعرف ما الذي نفع على وجه الدقة.',
  'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.':
    'غيّر الترميز الاستشهادات بين \u200e−4.6٪ و\u200e+2.4٪، دون دلالة إحصائية، في قياسات مورّدَين.',
  'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.':
    'الفرق في الفروق على 1,885 صفحة: \u200e−4.6٪. 730 استشهادًا: \u200e+2.4٪، دون دلالة إحصائية. بياناتنا: نسبة الأرجحية 0.68، دون دلالة إحصائية.',
  'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.':
    'لا ارتباط بالاستشهادات في نحو 300,000 نطاق ولا في عينة من 137,000 نطاق (قياسات مورّدين)، ولا تستخدم Google ملفًا كهذا.',
  'Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.':
    'بياناتنا داخل محرك واحد: ρ من \u200e+0.15 إلى \u200e+0.18. الرقم المجمّع المنشور: \u200e−5.7٪.',
  'Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.':
    'الطول وحده يرتب صفحات السؤال الواحد ترتيبًا صحيحًا في 48.1٪ من الأزواج، والمصادفة تعطي 50.',
  'The operators say that these crawlers have no part in search.': 'يقول مشغّلو برامج الزحف هذه إنها لا دور لها في البحث.',
  'The signals are young, and which engines follow them is not known.': 'هذه الإشارات حديثة، ولا يُعرف أي المحركات يتبعها.',
  'Google names no limit and often rewrites titles.': 'لا تذكر Google حدًا، وكثيرًا ما تعيد صياغة العناوين.',
  'Google names no limit of length.': 'لا تذكر Google حدًا للطول.',
  'Search engines often write the snippet from the text.': 'كثيرًا ما تصوغ محركات البحث المقتطف من النص.',
  'Google sets no limit of length and often writes its own snippet.': 'لا تضع Google حدًا للطول، وكثيرًا ما تكتب المقتطف بنفسها.',
  'Google says that several H1 do no harm.': 'تقول Google إن تعدد عناوين H1 لا يضر.',
  'Google says that the order of headings does not matter to it.': 'تقول Google إن ترتيب العناوين الفرعية لا يهمها.',
  'Google names no number of words; tools that ask for 600 to 2,500 give no proof.':
    'لا تذكر Google عددًا للكلمات، والأدوات التي تطلب من 600 إلى 2,500 لا تقدم دليلًا.',
  'That links to others help a ranking is convention, not shown.': 'القول إن الروابط إلى الآخرين تنفع الترتيب عُرف لم يثبت.',
  'That an image helps a ranking is convention, not shown.': 'القول إن الصورة تنفع الترتيب عُرف لم يثبت.',
  'Google says that it finds the language by itself.': 'تقول Google إنها تكتشف اللغة بنفسها.',
  'Nothing shows an effect on search.': 'لا شيء يُظهر أثرًا على البحث.',
  'No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).':
    'لم يُعثر على أثر في الاستشهادات في ثلاثة قياسات (\u200e−4.6٪، \u200e+2.4٪، \u200e+2.2٪، دون دلالة إحصائية).',
  'The front of the title counting more is convention.': 'القول إن أول العنوان أثقل وزنًا عُرف.',
  'Only one tool measures it, and no proof is published.': 'لا تقيسه إلا أداة واحدة، ولم يُنشر دليل.',
  'Formulas know nothing of words that readers know.': 'لا تعرف الصيغ الحسابية أي الكلمات يعرفها القراء.',
  'No study shows an effect on search or citations.': 'لا دراسة تُظهر أثرًا على البحث أو الاستشهادات.',
}
