import type { Findings, Sentences } from '../translation.ts'

/** French, formal address. Not yet reviewed by a native editor. */
export const sentences: Sentences = {
  'answer-block.title': 'L’article a une définition, une comparaison ou des étapes à citer',
  'answer-block.question': 'Une définition, une comparaison ou des étapes aideraient-elles le lecteur ?',
  'answer-block.good': '{forms, plural, one {# forme} other {# formes}} que les réponses citent : définition, comparaison ou étapes.',
  'answer-block.generic':
    'Une phrase a la forme d’une définition, mais sur {words} mots pleins de suite, seuls {said} disent quelque chose du sujet.',
  'answer-block.none': 'Aucune définition, comparaison ni suite d’étapes sur le sujet n’a été trouvée.',
  'answer-block.one':
    'D’une définition, d’une comparaison en tableau et d’étapes numérotées, une seule est là ; chacune sert d’autres questions.',
  'answer-block.unkept':
    '{form, select, steps {Le titre promet un mode d’emploi, mais le texte n’a pas d’étapes numérotées.} definition {Le titre demande ce qu’est une chose, mais aucune phrase du texte ne le dit.} other {Le titre promet une comparaison, mais le texte n’a pas de tableau.}}',
  'answer-block.fix.sayMore':
    'Dites dans la définition ce que seule cette chose est ou fait : son genre, ses parties, des quantités, un exemple.',
  'answer-block.fix.defineTerm': 'Dites en une phrase ce qu’est la chose dont parle l’article, comme le ferait un dictionnaire.',
  'answer-block.fix.compareThings': 'Ajoutez un tableau ou des étapes si le sujet s’y prête.',
  'answer-block.fix.giveForm':
    '{form, select, steps {Mettez ce que le lecteur fait dans une liste numérotée.} definition {Dites en une phrase ce que c’est, comme le ferait un dictionnaire.} other {Mettez ce qui est comparé côte à côte dans un tableau.}}',

  'author-named.title': 'L’auteur et l’éditeur sont nommés',
  'author-named.good': 'Écrit par {author}, publié par {publisher}.',
  'author-named.noAuthor': 'Publié par {publisher} ; aucun auteur n’est nommé.',
  'author-named.noPublisher': 'Écrit par {author} ; aucun éditeur n’est nommé.',
  'author-named.neither': 'Ni l’auteur ni l’éditeur n’est nommé.',
  'author-named.fix.addByline': 'Nommez l’auteur près du titre.',
  'author-named.fix.namePublisher': 'Indiquez le nom de l’éditeur dans les réglages du site.',

  'byline-complete.title': 'Auteur et date sont indiqués',
  'byline-complete.question': 'Les lecteurs voudraient-ils savoir qui a écrit ce texte, et quand ?',
  'byline-complete.good': 'Auteur et date sont indiqués.',
  'byline-complete.neither': 'Ni l’auteur ni la date ne sont indiqués.',
  'byline-complete.noAuthor': 'L’auteur n’est pas indiqué.',
  'byline-complete.noDate': 'La date n’est pas indiquée.',
  'byline-complete.noYear': '« {day} » : rien ne dit de quelle année.',
  'byline-complete.fix.addYear': 'Mettez l’année après le premier jour.',
  'byline-complete.fix.addByline': 'Dites qui l’a écrit et quand, dans l’en-tête du fichier ou sous le titre.',

  'content-extractable.title': 'L’article se distingue du reste de la page',
  'content-extractable.question': 'La page indique-t-elle où l’article commence et finit ?',
  'content-extractable.good': '{percent} % du texte visible est l’article, et le balisage dit où il se trouve.',
  'content-extractable.mixed': 'L’article ne fait que {percent} % du texte visible.',
  'content-extractable.unmarked': 'L’article ({percent} % du texte visible) n’est dans aucun élément HTML article ou main.',
  'content-extractable.fix.wrapArticle': 'Placez l’article, et rien d’autre, dans un élément HTML article ou main.',
  'content-extractable.covered':
    '{barrier, select, paywall {La page est marquée comme payante} other {Une boîte de dialogue ouverte couvre la page}} ; l’article fait {percent} % de son texte.',
  'content-extractable.fix.uncoverText':
    'Montrez aux robots et aux lecteurs le même texte sans barrière, ou acceptez qu’un texte fermé soit rarement cité.',

  'content-usage.title': 'robots.txt dit comment le contenu peut être utilisé',
  'content-usage.stated': 'robots.txt indique : {signals}. Cela ne change aucune note.',
  'content-usage.against': 'robots.txt indique {signals}, ce qui interdit ce que mesure cette note : être trouvé et cité.',
  'content-usage.none': 'robots.txt ne dit rien de l’utilisation. Vous n’y perdez rien.',
  'content-usage.fix.alignSignals': 'Autorisez la recherche et les réponses dans ce signal si la page doit être citée.',

  'date-age.title': 'La dernière modification est récente',
  'date-age.question': 'Tout y est-il encore vrai ?',
  'date-age.good': 'Le texte a été modifié pour la dernière fois il y a {days, plural, one {# jour} other {# jours}}.',
  'date-age.old': 'Le texte a été modifié pour la dernière fois il y a {days, plural, one {# jour} other {# jours}}.',
  'date-age.onlyDated': 'La date est plus récente que le texte, inchangé depuis {days, plural, one {# jour} other {# jours}}.',
  'date-age.fix.reviewArticle': 'Vérifiez les faits, modifiez ce qui n’est plus vrai et indiquez la nouvelle date.',

  'date-order.title': 'La modification n’est pas antérieure à la publication',
  'date-order.good': 'Les dates sont dans l’ordre.',
  'date-order.order': 'La modification ({modified}) est antérieure à la publication ({published}).',
  'date-order.unreadable': 'La date « {date} » est illisible.',
  'date-order.fix.fixDates': 'Corrigez les dates.',

  'date-passed.title': 'Ce que le texte annonce est encore à venir',
  'date-passed.question': 'Est-ce passé ?',
  'date-passed.good': 'Aucune date annoncée et passée n’a été trouvée.',
  'date-passed.passed':
    '{count, plural, one {{date} est annoncé et passé.} many {{date} et d’autres, # dates en tout, sont annoncées et passées.} other {{date} et d’autres, # dates en tout, sont annoncées et passées.}}',
  'date-passed.fix.bringUpToDate': 'Dites ce qu’il en a été ({date}), ou retirez l’annonce.',

  'date-relative.title': 'Les jours sont nommés de sorte que plus tard on sache lesquels',
  'date-relative.question': 'De quelle date s’agit-il ?',
  'date-relative.good': 'Aucun jour que seul le jour d’écriture fixe n’a été trouvé.',
  'date-relative.relative':
    '« {phrase} » : c’est quand ? {count, plural, one {# passage n’est clair} many {# passages ne sont clairs} other {# passages ne sont clairs}} que pour qui sait quand le texte a été écrit.',
  'date-relative.fix.nameDate': 'Mettez la date, le mois ou l’année à la place de « {phrase} ».',

  'date-visible.title': 'L’article a une date fiable pour les lecteurs et les machines',
  'date-visible.question': 'Les lecteurs et les machines voient-ils la même date ?',
  'date-visible.good': 'Les dates sont indiquées et concordent.',
  'date-visible.missing': 'Aucune date n’a été trouvée sur la page.',
  'date-visible.unreadable': 'La date « {date} » est illisible.',
  'date-visible.hidden': 'La date est déclarée pour les machines, mais les lecteurs n’en voient aucune.',
  'date-visible.undeclared': 'Les lecteurs voient une date, mais aucune métadonnée ne la déclare.',
  'date-visible.differs': 'Les lecteurs voient une autre date que celle déclarée par les métadonnées.',
  'date-visible.order': 'La modification ({modified}) est antérieure à la publication ({published}).',
  'date-visible.future': 'La date {date} est dans le futur.',
  'date-visible.fix.showDate': 'Affichez la date de publication ou de dernière modification près du titre, dans un élément time.',
  'date-visible.fix.declareDate': 'Déclarez la date dans les métadonnées : datePublished dans les données structurées ou un élément time.',
  'date-visible.fix.correctDate': 'Corrigez la date.',

  'description-length.title': 'La méta description a une longueur que les extraits peuvent afficher',
  'description-length.question': 'La description en dit-elle assez, même sans sa fin ?',
  'description-length.good': 'La méta description compte {length, plural, one {# caractère} other {# caractères}}.',
  'description-length.short':
    'La méta description compte {length, plural, one {# caractère} other {# caractères}} ; visez-en au moins {min}.',
  'description-length.long':
    'La méta description compte {length, plural, one {# caractère} other {# caractères}} ; les extraits peuvent la couper après {max}.',
  'description-length.fix.writeDescription': 'Résumez en une ou deux phrases ce que dit la page.',

  'description-present.title': 'La page a une méta description',
  'description-present.good': 'La page a une méta description.',
  'description-present.missing': 'La page n’a pas de méta description.',
  'description-present.fix.writeDescription': 'Résumez en une ou deux phrases ce que dit la page.',

  'domain-authority.title': 'La note n’utilise aucun chiffre d’autorité du domaine',
  'domain-authority.unmeasured': 'L’autorité du domaine n’est pas mesurée. Cela ne change aucune note.',

  'enumeration-markup.title': 'Les listes et les comparaisons sont balisées comme telles',
  'enumeration-markup.question': 'Une liste ou un tableau serait-il plus facile à lire ici ?',
  'enumeration-markup.good': '{marked, plural, one {# liste ou tableau} other {# listes et tableaux}}.',
  'enumeration-markup.prose':
    '{inProse, plural, one {# énumération figure} other {# énumérations figurent}} dans le texte courant, {marked} dans des listes et des tableaux.',
  'enumeration-markup.fix.makeList': 'Faites des {items} éléments une liste numérotée.',
  'enumeration-markup.fix.makeTable': 'Faites des {items} éléments une liste ou un tableau.',

  'heading-order.title': 'Les intertitres ne sautent aucun niveau',
  'heading-order.question': 'Les niveaux des titres suivent-ils le plan ?',
  'heading-order.good': '{headings, plural, one {# intertitre} other {# intertitres}} dans l’ordre.',
  'heading-order.skipped': '« {heading} » est de niveau {level}, alors que le niveau {expected} est attendu.',
  'heading-order.fix.fixLevel': 'Mettez « {heading} » au niveau {level}.',

  'heading-question-form.title': 'Certains intertitres sont des questions',
  'heading-question-form.some':
    '{questions, plural, one {# intertitre sur {headings} est une question} other {# intertitres sur {headings} sont des questions}}. Cela ne change aucune note.',
  'heading-question-form.none': 'Aucun intertitre n’est une question. Vous n’y perdez rien.',

  'heading-single-h1.title': 'La page a un seul H1',
  'heading-single-h1.question': 'L’un des titres principaux est-il celui du texte ?',
  'heading-single-h1.good': 'La page a un seul H1.',
  'heading-single-h1.second': 'Le texte ajoute un autre H1 : « {heading} »',
  'heading-single-h1.several': 'Le texte ajoute {count} autres H1, dont le premier : « {heading} »',
  'heading-single-h1.all': 'Les {count} titres principaux sont tous des H1.',
  'heading-single-h1.none': 'La page n’a pas de H1.',
  'heading-single-h1.fix.demoteHeading': 'Faites de « {heading} » un H2.',
  'heading-single-h1.fix.demoteAll': 'Gardez un seul H1, le titre de la page, et faites des autres des H2.',
  'heading-single-h1.fix.addH1': 'Donnez à la page un titre visible.',

  'heading-specific.title': 'Les intertitres disent de quoi parlent leurs sections',
  'heading-specific.question': 'Chaque titre de section dit-il au lecteur ce qui suit ?',
  'heading-specific.good':
    '{specific, plural, one {# intertitre sur {headings} dit} other {# intertitres sur {headings} disent}} de quoi parle la section.',
  'heading-specific.generic': 'L’intertitre « {heading} » pourrait figurer dans n’importe quel article.',
  'heading-specific.fix.headingName': 'Nommez dans « {heading} » ce dont parle la section.',

  'heading-structure.title': 'Les intertitres divisent bien l’article',
  'heading-structure.question': 'D’autres intertitres guideraient-ils mieux le lecteur ?',
  'heading-structure.good': '{headings, plural, one {# intertitre divise} other {# intertitres divisent}} le texte.',
  'heading-structure.skipped': '« {heading} » est de niveau {level}, alors que le niveau {expected} est attendu.',
  'heading-structure.none': 'Le texte a {words, plural, one {# mot} other {# mots}} et aucun intertitre.',
  'heading-structure.few': '{headings, plural, one {# intertitre} other {# intertitres}} pour {words} mots.',
  'heading-structure.many': '{headings} intertitres pour {words} mots : beaucoup pour un texte de cette longueur.',
  'heading-structure.fix.fixLevel': 'Mettez « {heading} » au niveau {level}.',
  'heading-structure.fix.addHeading': 'Divisez le texte par des intertitres qui annoncent la suite.',
  'heading-structure.fix.joinSections': 'Réunissez les sections qui traitent du même sujet.',

  'image-alt.title': 'Les images ont un texte alternatif',
  'image-alt.question': 'Chaque image qui dit quelque chose a-t-elle une description ?',
  'image-alt.good':
    '{images, plural, one {L’image a} other {Les # images ont toutes}} un texte alternatif ou {images, plural, one {est marquée comme décorative} other {sont marquées comme décoratives}}.',
  'image-alt.missing': '{missing, plural, one {# image} other {# images}} sur {images} sans texte alternatif : {name}',
  'image-alt.fix.writeAlt': 'Décrivez ce que montre l’image, ou marquez-la comme décorative.',

  'image-present.title': 'L’article a une image ou une vidéo',
  'image-present.question': 'Une image aiderait-elle ?',
  'image-present.good': '{media, plural, one {# image ou vidéo} other {# images et vidéos}}.',
  'image-present.lead': 'L’article a une image principale.',
  'image-present.none': 'L’article n’a ni image ni vidéo.',
  'image-present.fix.addImage': 'Ajoutez une image qui montre ce que décrit le texte.',

  'indexnow.title': 'Le site signale ses modifications par IndexNow',
  'indexnow.used': 'Le site signale ses modifications par IndexNow. Cela ne change aucune note.',
  'indexnow.unused': 'Le site ne signale pas ses modifications par IndexNow. Vous n’y perdez que du temps.',

  'keyphrase-alt.title': 'Une image montre le sujet et le dit',
  'keyphrase-alt.good': '{met, plural, one {# image sur {images} nomme} other {# images sur {images} nomment}} le sujet.',
  'keyphrase-alt.none':
    '{images, plural, one {L’image ne nomme pas} other {Sur # images, aucune ne nomme}} le sujet dans son texte alternatif.',
  'keyphrase-alt.few': '{met, plural, one {# image sur {images} nomme} other {# images sur {images} nomment}} le sujet.',
  'keyphrase-alt.many':
    '{met, plural, one {# image sur {images} nomme le sujet dans son texte alternatif} other {# images sur {images} nomment le sujet dans leur texte alternatif}} : sans doute trop.',
  'keyphrase-alt.fix.describeImage': 'Là où une image montre le sujet, nommez-le dans le texte alternatif.',

  'keyphrase-anchor.title': 'Aucun lien n’a l’expression clé pour texte',
  'keyphrase-anchor.good': 'Aucun lien vers une autre page du site n’a l’expression clé pour texte.',
  'keyphrase-anchor.competing':
    '{links, plural, one {# lien} other {# liens}} vers une autre page du site {links, plural, one {a} other {ont}} « {phrase} » pour texte.',
  'keyphrase-anchor.fix.renameLink': 'Donnez au lien un texte bien à lui au lieu de « {phrase} ».',

  'keyphrase-density.title': 'L’expression clé est employée, sans excès',
  'keyphrase-density.good': '« {phrase} » est employé {uses, plural, one {# fois} other {# fois}}.',
  'keyphrase-density.none': 'Le texte n’emploie « {phrase} » dans aucune phrase.',
  'keyphrase-density.few': '« {phrase} » est employé {uses, plural, one {# fois} other {# fois}} en {words} mots.',
  'keyphrase-density.many': '« {phrase} » est employé {uses} fois en {words} mots : c’est trop.',
  'keyphrase-density.fix.usePhrase': 'Nommez « {phrase} » là où le texte en parle.',
  'keyphrase-density.fix.varyPhrase': 'Remplacez « {phrase} » par d’autres mots là où le sujet est clair.',

  'keyphrase-description.title': 'La méta description contient l’expression clé',
  'keyphrase-description.good': 'La méta description contient « {phrase} ».',
  'keyphrase-description.missing': 'Il manque « {phrase} » dans la méta description.',
  'keyphrase-description.many': 'La méta description contient {times} fois « {phrase} ».',
  'keyphrase-description.fix.writeDescription': 'Dites une fois ce que le lecteur apprendra sur « {phrase} ».',

  'keyphrase-distribution.title': 'L’expression clé parcourt le texte',
  'keyphrase-distribution.good': '« {phrase} » parcourt le texte.',
  'keyphrase-distribution.gap': '{percent} % du texte se passe de « {phrase} ».',
  'keyphrase-distribution.fix.spreadPhrase': 'Nommez à nouveau « {phrase} » là où le texte y revient.',

  'keyphrase-heading.title': 'Certains intertitres contiennent l’expression clé',
  'keyphrase-heading.good':
    '{met, plural, one {# intertitre sur {headings} reprend} other {# intertitres sur {headings} reprennent}} l’expression clé.',
  'keyphrase-heading.few':
    '{met, plural, one {# intertitre sur {headings} reprend} other {# intertitres sur {headings} reprennent}} l’expression clé.',
  'keyphrase-heading.many':
    '{met, plural, one {# intertitre sur {headings} reprend} other {# intertitres sur {headings} reprennent}} l’expression clé : c’est trop.',
  'keyphrase-heading.fix.nameInHeading': 'Reprenez « {phrase} » dans un intertitre où cela convient.',
  'keyphrase-heading.fix.varyHeadings': 'Que les intertitres disent ce qui distingue leurs sections.',

  'keyphrase-intro.title': 'Le début contient l’expression clé',
  'keyphrase-intro.good': 'Une phrase du premier paragraphe contient « {phrase} ».',
  'keyphrase-intro.spread': 'Le premier paragraphe contient « {phrase} », réparti sur plusieurs phrases.',
  'keyphrase-intro.later': '« {phrase} » vient après le premier paragraphe.',
  'keyphrase-intro.missing': 'Le début ne mentionne pas « {phrase} ».',
  'keyphrase-intro.fix.openWithPhrase': 'Dites dans les premières phrases qu’il s’agit de « {phrase} ».',

  'keyphrase-length.title': 'L’expression clé a la longueur de ce que l’on saisit',
  'keyphrase-length.good': 'L’expression clé a {words, plural, one {# mot porteur de sens} other {# mots porteurs de sens}}.',
  'keyphrase-length.long': 'L’expression clé a {words} mots porteurs de sens ; {max} au plus suffisent.',
  'keyphrase-length.empty': 'L’expression clé n’a aucun mot porteur de sens.',
  'keyphrase-length.fix.shortenPhrase': 'Gardez les mots qui nomment le sujet.',

  'keyphrase-slug.title': 'L’adresse contient l’expression clé',
  'keyphrase-slug.good': 'L’adresse contient « {phrase} ».',
  'keyphrase-slug.missing': 'Il manque dans l’adresse des mots de « {phrase} ».',
  'keyphrase-slug.fix.nameInSlug': 'Employez les mots de « {phrase} » dans l’adresse.',

  'keyphrase-title.title': 'Le titre contient l’expression clé',
  'keyphrase-title.good': 'Le titre contient « {phrase} ».',
  'keyphrase-title.late': 'Le titre contient « {phrase} », mais tard.',
  'keyphrase-title.part': 'Le titre contient une partie de « {phrase} ».',
  'keyphrase-title.missing': 'Il manque « {phrase} » dans le titre.',
  'keyphrase-title.fix.chooseTitle': 'Placez « {phrase} » au début du titre.',

  'keyphrase-unique.title': 'Aucun autre article n’a la même expression clé',
  'keyphrase-unique.good': 'Aucun autre article n’a l’expression clé « {phrase} ».',
  'keyphrase-unique.used': '{articles, plural, one {# autre article a} other {# autres articles ont}} l’expression clé « {phrase} ».',
  'keyphrase-unique.fix.chooseKeyphrase': 'Choisissez une autre expression clé que « {phrase} », ou réunissez les articles.',

  'kind-parts.title': 'Le texte a les parties que son genre demande',
  'kind-parts.question': 'Cette partie manque-t-elle, ou est-elle dite autrement ?',
  'kind-parts.good': 'Les parties que demande un texte de ce genre ont été trouvées.',
  'kind-parts.missing':
    '{part, select, ingredients {Aucun ingrédient n’a été trouvé} steps {Aucune étape n’a été trouvée} time {Aucune durée n’a été trouvée} heat {La température du four n’a pas été trouvée} yield {Le nombre de parts n’a pas été trouvé} date {Aucun jour n’a été trouvé} place {Aucun lieu n’a été trouvé} price {Ni le prix ni le lieu de vente n’ont été trouvés} other {Le début ne nomme personne}}.',
  'kind-parts.fix.addPart':
    '{part, select, yield {Dites pour combien de personnes, à côté des ingrédients} other {Écrivez-le là où les lecteurs le cherchent}}.',

  'link-address.title': 'Les liens ont des adresses qui fonctionnent pour les lecteurs',
  'link-address.good': '{links, plural, one {# adresse peut être suivie} other {# adresses peuvent être suivies}}.',
  'link-address.broken': '« {address} » n’est pas une adresse que l’on peut suivre.',
  'link-address.script': '« {address} » exécute un script au lieu de mener quelque part.',
  'link-address.private': '« {address} » mène à un site de test ou à votre propre machine.',
  'link-address.mail': '« {address} » n’est pas une adresse e-mail.',
  'link-address.fix.fixLink': 'Corrigez l’adresse « {address} ».',

  'link-external.title': 'Le texte a des liens vers d’autres sites',
  'link-external.question': 'Y a-t-il ailleurs une page qui mérite un lien ?',
  'link-external.good': '{links, plural, one {# lien} other {# liens}} vers d’autres sites.',
  'link-external.nofollow': 'Tous les liens vers d’autres sites portent nofollow.',
  'link-external.none': 'Aucun lien vers un autre site.',
  'link-external.fix.linkSource': 'Mettez un lien vers la source là où le texte s’appuie sur elle.',

  'link-internal.title': 'Le texte a des liens vers d’autres pages du site',
  'link-internal.question': 'Y a-t-il une page du site qui mérite un lien ?',
  'link-internal.good': '{links, plural, one {# lien} other {# liens}} vers d’autres pages du site.',
  'link-internal.nofollow': 'Tous les liens vers d’autres pages du site portent nofollow.',
  'link-internal.none': 'Aucun lien vers une autre page du site.',
  'link-internal.fix.addInternalLink': 'Mettez un lien vers une page voisine du site là où le texte touche à son sujet.',

  'link-text.title': 'Les textes des liens disent où ils mènent',
  'link-text.question': 'Chaque lien dit-il où il mène ?',
  'link-text.good': '{links, plural, one {# lien dit où il mène} other {# liens disent où ils mènent}}.',
  'link-text.vague':
    '{vague, plural, one {# lien sur {links} ne dit pas où il mène} other {# liens sur {links} ne disent pas où ils mènent}}, par exemple « {text} ».',
  'link-text.fix.nameLink': 'Remplacez « {text} » par le nom de ce vers quoi mène le lien.',

  'llms-txt.title': 'Le site a un fichier llms.txt',
  'llms-txt.present': 'Le site a un fichier llms.txt. Cela ne change aucune note.',
  'llms-txt.absent': 'Le site n’a pas de fichier llms.txt. Vous n’y perdez rien.',

  'markdown-alternate.title': 'La page offre une copie en Markdown',
  'markdown-alternate.declared': 'Une copie en Markdown est déclarée : {address}. Cela ne change aucune note.',
  'markdown-alternate.none': 'Aucune copie en Markdown n’est déclarée. Vous n’y perdez rien.',

  'opening-answer.title': 'Le début répond à la question principale',
  'opening-answer.question': 'Le début dit-il aux lecteurs ce qu’ils sont venus chercher ?',
  'opening-answer.good': 'Le début répond à « {question} ».',
  'opening-answer.tells': 'Le début dit de quoi parle le texte.',
  'opening-answer.later': 'Votre réponse à « {question} » se trouve au paragraphe {paragraph} : « {quote} »',
  'opening-answer.buried': 'L’essentiel n’arrive qu’au paragraphe {paragraph} : « {quote} ». Le texte devrait-il commencer par là ?',
  'opening-answer.unclear': 'Nous n’avons pas trouvé au début de réponse claire à « {question} » : y est-elle ?',
  'opening-answer.apart': 'Le début dit-il de quoi parle le texte ? Une phrase plus bas en dit plus.',
  'opening-answer.empty': 'Le début ne dit rien de plus que « {question} ».',
  'opening-answer.generic':
    'Le début reprend les mots de la question, mais sur {words} mots pleins de suite, seuls {said} disent quelque chose du sujet.',
  'opening-answer.fix.sayMore': 'Dites ce qui est propre au sujet : quantités, noms, lieux, parties, exemples.',
  'opening-answer.fix.leadWithAnswer': 'Commencez par une ou deux phrases qui tiennent ce que promet « {question} ».',
  'opening-answer.fix.moveAnswer': 'Placez-la au début du texte.',

  'page-canonical.title': 'La page indique son adresse canonique',
  'page-canonical.question': 'L’adresse canonique est-elle la bonne ?',
  'page-canonical.good': 'L’adresse canonique est bien déclarée.',
  'page-canonical.missing': 'Aucune adresse canonique n’est déclarée.',
  'page-canonical.several': '{count} adresses canoniques sont déclarées ; les moteurs choisissent alors eux-mêmes.',
  'page-canonical.relative': 'L’adresse canonique « {address} » n’est pas absolue.',
  'page-canonical.insecure': 'L’adresse canonique « {address} » n’utilise pas https.',
  'page-canonical.fix.setCanonical': 'Déclarez l’adresse complète de cette page, en https.',

  'page-genuine.title': 'La page est une vraie page',
  'page-genuine.good': 'La page est une vraie page.',
  'page-genuine.error': 'La page ressemble à une page d’erreur : « {title} »',
  'page-genuine.fix.answerTruly': 'Réglez le serveur pour qu’il réponde aux erreurs par leur propre statut.',

  'page-hreflang.title': 'Les traductions de la page sont bien déclarées',
  'page-hreflang.question': 'Chaque version nomme-t-elle toutes les autres et elle-même ?',
  'page-hreflang.good': '{languages, plural, one {# traduction est bien déclarée} other {# traductions sont bien déclarées}}.',
  'page-hreflang.invalid': '« {language} » n’est pas un code de langue.',
  'page-hreflang.relative': '« {address} » n’est pas absolue.',
  'page-hreflang.noSelf': 'La page ne se nomme pas elle-même parmi ses traductions.',
  'page-hreflang.fix.fixHreflang': 'Indiquez chaque version par son adresse absolue, y compris cette page.',

  'page-indexable.title': 'Les moteurs de recherche peuvent indexer la page',
  'page-indexable.question': 'L’adresse canonique est-elle le même article ?',
  'page-indexable.good': 'Rien n’empêche les moteurs de recherche d’indexer cette page.',
  'page-indexable.noindex': 'La page demande aux moteurs de recherche de ne pas l’indexer ({directive}).',
  'page-indexable.status': 'Le serveur répond par le statut {status} ; seules les pages qui répondent par 200 sont indexées.',
  'page-indexable.canonical': 'L’adresse canonique désigne une autre page : {address}.',
  'page-indexable.fix.allowIndexing': 'Retirez la directive noindex, ou publiez la page, si elle doit être trouvée.',
  'page-indexable.fix.setCanonical': 'Faites désigner cette page par l’adresse canonique si c’est elle qui doit être trouvée.',

  'page-lang.title': 'La page déclare sa langue',
  'page-lang.good': 'La page déclare la langue {language}.',
  'page-lang.missing': 'La page ne déclare aucune langue.',
  'page-lang.invalid': '« {language} » n’est pas un code de langue.',
  'page-lang.differs': 'La page déclare {declared}, mais la langue de l’article est {language}.',
  'page-lang.fix.setLang': 'Déclarez lang="{language}" sur l’élément html.',

  'page-metadata.title': 'La page se décrit elle-même',
  'page-metadata.good': 'Les {items} données qui décrivent la page sont présentes.',
  'page-metadata.missing':
    '{present, plural, one {# des {items} données qui décrivent la page est présente} other {# des {items} données qui décrivent la page sont présentes}}. À ajouter d’abord : {item, select, title {un titre} description {une méta description} h1 {un H1 et un seul} lang {la langue} canonical {une adresse canonique} other {une donnée}}.',
  'page-metadata.fix.addTitle': 'Écrivez un titre.',
  'page-metadata.fix.addDescription': 'Écrivez une méta description.',
  'page-metadata.fix.singleH1': 'Donnez à la page exactement un H1.',
  'page-metadata.fix.setLang': 'Déclarez la langue sur l’élément html.',
  'page-metadata.fix.setCanonical': 'Déclarez une seule adresse canonique.',

  'page-robots.title': 'Les directives robots sont claires et laissent trouver la page',
  'page-robots.question': 'Toutes ces directives pour les robots sont-elles voulues ?',
  'page-robots.good': 'Les directives robots sont claires.',
  'page-robots.noindex': 'La page demande à ne pas être indexée.',
  'page-robots.conflict': 'Les directives robots se contredisent : {directives}.',
  'page-robots.several': '{count} éléments robots ; le plus strict compte.',
  'page-robots.nofollow': 'La page demande que ses liens ne soient pas suivis.',
  'page-robots.fix.allowIndexing': 'Retirez la directive noindex si la page doit être trouvée.',
  'page-robots.fix.clearRobots': 'Gardez un seul élément robots, avec ce que vous voulez dire.',

  'page-snippet.title': 'Les moteurs peuvent afficher du texte de la page',
  'page-snippet.good': 'Rien n’empêche les moteurs de citer le texte.',
  'page-snippet.nosnippet': 'La page interdit les extraits (nosnippet).',
  'page-snippet.short':
    'La page n’autorise que des extraits de {characters, plural, one {# caractère} other {# caractères}} ; les réponses en demandent {min} ou plus.',
  'page-snippet.covered': '{percent} % du texte est sous data-nosnippet.',
  'page-snippet.fix.allowSnippet': 'Retirez cette restriction des directives robots et du balisage.',

  'page-viewport.title': 'Les lecteurs peuvent agrandir la page',
  'page-viewport.question': 'Les lecteurs peuvent-ils agrandir la page ?',
  'page-viewport.good': 'La page tient sur de petits écrans et peut être agrandie.',
  'page-viewport.missing': 'La page ne déclare aucun viewport.',
  'page-viewport.locked': 'La page interdit de l’agrandir.',
  'page-viewport.fix.fixViewport': 'Déclarez width=device-width, initial-scale=1 et aucune limite d’échelle.',

  'paragraph-length.title': 'Aucun paragraphe n’est très long',
  'paragraph-length.question': 'Le long paragraphe se lirait-il mieux en deux ?',
  'paragraph-length.good': 'Le paragraphe le plus long compte {words} {unit, select, characters {caractères} other {mots}}.',
  'paragraph-length.long':
    'Un paragraphe de {words} {unit, select, characters {caractères} other {mots}} est long ; jusqu’à {max}, il se lit bien.',
  'paragraph-length.fix.splitParagraph': 'Divisez le paragraphe là où commence une nouvelle idée.',

  'passage-self-contained.title': 'Les sections commencent de façon à se suffire à elles-mêmes',
  'passage-self-contained.question': 'Chaque section se comprend-elle si on ne lit qu’elle ?',
  'passage-self-contained.good':
    '{met, plural, one {# section sur {sections} commence de façon à se suffire à elle-même} other {# sections sur {sections} commencent de façon à se suffire à elles-mêmes}}.',
  'passage-self-contained.pointsBack': 'Le texte sous « {heading} » commence par « {word} », qui renvoie à ce qui précède l’intertitre.',
  'passage-self-contained.unnamed': 'Le premier paragraphe sous « {heading} » ne nomme pas son sujet.',
  'passage-self-contained.fix.nameSubject': 'Remplacez « {word} » par ce qu’il désigne.',
  'passage-self-contained.fix.nameTopic': 'Nommez le sujet dans le premier paragraphe de « {heading} ».',

  'passage-size.title': 'Les paragraphes ont une taille que l’on peut citer',
  'passage-size.question': 'Des paragraphes et sections d’une autre longueur seraient-ils plus faciles à citer ?',
  'passage-size.good':
    '{fitting, plural, one {# paragraphe sur {paragraphs} a} other {# paragraphes sur {paragraphs} ont}} une taille que l’on peut citer.',
  'passage-size.long': 'Un paragraphe de {words} mots est trop long pour être cité en entier.',
  'passage-size.fix.splitParagraph': 'Divisez le paragraphe là où commence une nouvelle idée.',

  'passive-voice.title': 'Les phrases disent qui fait quoi',
  'passive-voice.question': 'Serait-il plus clair de dire qui agit ?',
  'passive-voice.good': '{percent} % des phrases sont à la voix passive.',
  'passive-voice.many': '{percent} % des phrases sont à la voix passive ; un dixième, c’est déjà beaucoup.',
  'passive-voice.fix.nameActor': 'Dites qui le fait.',

  'question-coverage.title': 'L’article répond aux questions qu’il soulève',
  'question-coverage.question': 'Un lecteur trouverait-il les réponses à ces questions ?',
  'question-coverage.good': '{answered, plural, one {# question} other {# questions}} sur {total} avec réponse.',
  'question-coverage.unanswered': 'Le texte ne répond pas à « {question} ».',
  'question-coverage.unclear': 'Nous n’avons pas trouvé de réponse claire à « {question} » : figure-t-elle dans le texte ?',
  'question-coverage.fix.answerQuestion': 'Répondez à « {question} » en une ou deux phrases qui ne font pas que la répéter.',
  'question-coverage.fix.sayClearly': 'Si elle n’y est pas, répondez à « {question} » en une phrase claire.',

  'quotation-attributed.title': 'L’article cite des personnes et dit qui elles sont',
  'quotation-attributed.question': 'Sait-on qui dit ce qui est cité, ou y a-t-il quelqu’un à citer ?',
  'quotation-attributed.good': '{quotations, plural, one {# citation nomme} other {# citations nomment}} la personne qui parle.',
  'quotation-attributed.few': 'Le texte ne cite personne par son nom.',
  'quotation-attributed.unattributed': 'Personne n’est nommé pour « {quote} ».',
  'quotation-attributed.fix.quoteExpert':
    'Citez nommément quelqu’un qui sait, si vous lui avez parlé ou si vous pouvez indiquer la source.',
  'quotation-attributed.fix.nameSpeaker': 'Dites qui l’a dit.',

  'search-bot-access.title': 'Les robots des moteurs de recherche et de réponse peuvent lire la page',
  'search-bot-access.good': 'Les {bots} robots des moteurs de recherche et de réponse peuvent tous lire la page.',
  'search-bot-access.blocked':
    'robots.txt exclut {blocked, plural, one {# robot} other {# robots}} de moteurs de recherche et de réponse sur {bots} : {names}.',
  'search-bot-access.fix.allowBot': 'Autorisez {bot} dans robots.txt si la page doit y être trouvée.',

  'section-opening-answer.title': 'Les sections commencent par ce que promet leur intertitre',
  'section-opening-answer.question': 'Chaque section commence-t-elle par ce que son titre promet ?',
  'section-opening-answer.good':
    '{met, plural, one {# section sur {sections} commence} other {# sections sur {sections} commencent}} par ce que promet l’intertitre.',
  'section-opening-answer.open': 'Le texte sous « {heading} » ne commence pas par ce que nomme l’intertitre.',
  'section-opening-answer.generic':
    'Les sections commencent par des mots de leur intertitre, mais sur {words} mots pleins de suite, seuls {said} disent quelque chose du sujet.',
  'section-opening-answer.fix.sayMore': 'Dites dans chaque section ce qui lui est propre : quantités, noms, lieux, parties, exemples.',
  'section-opening-answer.fix.openSection':
    'Commencez la section « {heading} » par deux ou trois phrases qui tiennent ce que promet l’intertitre.',

  'sentence-length.title': 'Peu de phrases sont longues',
  'sentence-length.question': 'Pourrait-on diviser les phrases les plus longues ?',
  'sentence-length.good': '{percent} % des phrases dépassent {limit} {unit, select, characters {caractères} other {mots}}.',
  'sentence-length.long':
    '{percent} % des phrases dépassent {limit} {unit, select, characters {caractères} other {mots}} ; visez un quart au plus.',
  'sentence-length.fix.shortenSentence':
    'Divisez les longues phrases ; la plus longue a {words} {unit, select, characters {caractères} other {mots}}.',

  'sentence-start.title': 'Les phrases voisines commencent différemment',
  'sentence-start.question': 'Faut-il que tant de phrases commencent de la même façon ?',
  'sentence-start.good': 'Les phrases voisines commencent différemment.',
  'sentence-start.same': '{times} phrases de suite commencent par « {word} ».',
  'sentence-start.fix.varyStart': 'Commencez l’une des phrases par autre chose que « {word} ».',

  'slug-short.title': 'L’adresse est courte et lisible',
  'slug-short.question': 'L’adresse pourrait-elle être plus courte ?',
  'slug-short.good': 'L’adresse est courte et lisible.',
  'slug-short.long': 'L’adresse compte {length} caractères ; visez {max} au plus.',
  'slug-short.form': '« {slug} » a des majuscules ou des tirets bas ; les minuscules et les traits d’union se lisent mieux.',
  'slug-short.empty': '« {slug} » ne dit rien du sujet.',
  'slug-short.fix.shortenSlug': 'Gardez les deux à cinq mots qui nomment le sujet.',

  'social-card.title': 'Les liens partagés affichent une carte',
  'social-card.good': 'Les liens partagés affichent une carte.',
  'social-card.missing': 'Les liens partagés n’affichent aucune carte.',
  'social-card.fix.addCard': 'Réglez votre système pour qu’il affiche twitter:card ou les propriétés Open Graph.',

  'social-open-graph.title': 'Les liens partagés affichent titre, texte et image',
  'social-open-graph.question': 'Un aperçu avec une image et un texte propres aiderait-il ?',
  'social-open-graph.good': 'L’aperçu des liens partagés est complet.',
  'social-open-graph.missing':
    '{present, plural, one {# propriété d’aperçu sur {total} est présente} other {# propriétés d’aperçu sur {total} sont présentes}} ; il manque : {names}.',
  'social-open-graph.relative': 'L’adresse de l’image « {address} » n’est pas absolue.',
  'social-open-graph.small': 'L’image fait {width} × {height} pixels ; les grands aperçus demandent 1200 × 630.',
  'social-open-graph.fix.addOpenGraph': 'Réglez votre système pour qu’il affiche les propriétés Open Graph.',
  'social-open-graph.fix.writeWhole': 'Écrivez l’adresse entière dans og:image, à partir de https://.',

  'source-linked.title': 'Les affirmations s’appuient sur des sources liées',
  'source-linked.question': 'Y a-t-il une source que vous pourriez lier ?',
  'source-linked.reserved': 'Tous les liens vers d’autres sites ({links}) mènent à des noms qui n’existent pas, comme example.org.',
  'source-linked.good': '{sources, plural, one {# source liée ou listée} other {# sources différentes liées ou listées}}.',
  'source-linked.none': 'Le texte ne lie ni n’énumère aucune source.',
  'source-linked.few': '{sources, plural, one {# source liée ou listée} other {# sources liées ou listées}} pour {words} mots.',
  'source-linked.many': '{sources} sources liées ou listées pour {words} mots : plus qu’un lecteur ne peut en suivre.',
  'source-linked.fix.linkSource': 'Mettez un lien vers l’étude, le document ou la page qui fonde une affirmation.',
  'source-linked.fix.thinSources': 'Gardez les liens qui étayent une affirmation.',

  'source-named.title': 'Les sources ont un nom et s’ouvrent',
  'source-named.question': 'Laquelle, ou lequel ?',
  'source-named.good': 'Tous ont un nom.',
  'source-named.unnamed': '« {quote} » ne nomme aucune source.',
  'source-named.dead': '« {address} » ne mène plus nulle part.',
  'source-named.example': '« {address} » est un nom pour les exemples : il n’y a là aucune source.',
  'source-named.fix.nameSource': 'Nommez-la avec un lien, ou supprimez la phrase.',
  'source-named.fix.otherSource': 'Mettez un lien vers une page qui existe, ou supprimez l’affirmation.',

  'specific-density.title': 'L’article est précis : dates, quantités, versions, noms',
  'specific-density.question': 'Pouvez-vous nommer ici une date, un prix, un lieu ou une personne ?',
  'specific-density.good': '{specifics, plural, one {# date, quantité, version ou nom} other {# dates, quantités, versions et noms}}.',
  'specific-density.vague':
    '{specifics, plural, one {# date, quantité, version ou nom} other {# dates, quantités, versions et noms}} pour {words} mots.',
  'specific-density.nothing':
    'Rien ici ne peut être vérifié ni cité : ni chiffre, ni date, ni nom, ni lieu, ni source, ni citation, ni étape.',
  'specific-density.hardly':
    'Presque rien ici ne peut être vérifié ni cité : {specifics, plural, one {# chiffre, date, nom ou citation} other {# chiffres, dates, noms et citations}} sur {words} mots.',
  'specific-density.noPrice': 'Le titre promet un prix, et le texte n’en donne aucun.',
  'specific-density.fix.nameSpecifics': 'Indiquez la date, la quantité, la version, le lieu ou la personne quand vous les connaissez.',

  'statistic-density.title': 'L’article donne des chiffres',
  'statistic-density.question': 'Connaissez-vous un chiffre qui rende le texte plus précis ?',
  'statistic-density.good': '{figures, plural, one {# chiffre} other {# chiffres}} avec une unité, une monnaie ou une chose comptée.',
  'statistic-density.none': 'Le texte ne donne aucun chiffre.',
  'statistic-density.empty':
    'Le texte manque de substance : aucun chiffre, aucune source, aucune citation, et {filler} mots sur {words} pourraient figurer dans n’importe quel article.',
  'statistic-density.few': '{figures, plural, one {# chiffre} other {# chiffres}} pour {words} mots.',
  'statistic-density.many': '{figures} chiffres pour {words} mots : si nombreux que chacun s’y perd.',
  'statistic-density.fix.addSubstance':
    'Remplacez les phrases générales par ce que vous seul pouvez dire : un chiffre, un exemple, un nom, une source.',
  'statistic-density.fix.addFigure': 'Ajoutez un chiffre que vous connaissez et dont vous pouvez nommer la source.',
  'statistic-density.fix.thinFigures': 'Déplacez quelques chiffres dans un tableau.',

  'statistic-source.title': 'Les chiffres nomment leur source',
  'statistic-source.question': 'Les lecteurs ont-ils besoin de savoir d’où vient ce chiffre ?',
  'statistic-source.good': '{sourced, plural, one {# chiffre sur {figures} nomme} other {# chiffres sur {figures} nomment}} une source.',
  'statistic-source.unsourced': 'Le texte ne dit pas d’où vient « {figure} ».',
  'statistic-source.unnamed': 'Le texte ne nomme pas l’étude ou l’enquête d’où vient « {figure} ».',
  'statistic-source.fix.sourceFigure': 'Dites d’où vient {figure}, par un lien ou un nom, dans la même phrase ou la suivante.',

  'structured-data-faq.title': 'La page a un balisage FAQ',
  'structured-data-faq.present': 'La page a un balisage FAQ. Cela ne change aucune note.',
  'structured-data-faq.absent': 'La page n’a pas de balisage FAQ. Vous n’y perdez rien.',

  'structured-data-howto.title': 'La page a un balisage HowTo',
  'structured-data-howto.present': 'La page a un balisage HowTo. Cela ne change aucune note.',
  'structured-data-howto.absent': 'La page n’a pas de balisage HowTo. Vous n’y perdez rien.',

  'structured-data-present.title': 'La page a des données structurées',
  'structured-data-present.present': 'Données structurées : {types}. Cela ne change aucune note.',
  'structured-data-present.absent': 'Aucune donnée structurée. Cela ne change aucune note.',

  'structured-data-valid.title': 'Les données structurées sont valides et disent ce que dit la page',
  'structured-data-valid.good': 'Les données structurées sont valides.',
  'structured-data-valid.broken': 'Un bloc des données structurées n’est pas du JSON valide.',
  'structured-data-valid.missing': 'Données structurées, {type} : il manque {property}.',
  'structured-data-valid.headline': 'Les données structurées ({type}) indiquent « {headline} » ; les lecteurs voient un autre titre.',
  'structured-data-valid.date': '{type} : {property} n’est pas la date que voient les lecteurs.',
  'structured-data-valid.text': '{type} : ce que dit {property} n’est pas dans le texte.',
  'structured-data-valid.duplicate': '{type} figure plus d’une fois.',
  'structured-data-valid.fix.fixMarkup': 'Corrigez les données structurées, ou laissez Citable les écrire.',

  'subheading-distribution.title': 'Aucune longue partie ne reste sans intertitre',
  'subheading-distribution.question': 'Un intertitre aiderait-il dans le long passage ?',
  'subheading-distribution.good':
    'La plus longue partie sans intertitre compte {words} {unit, select, characters {caractères} other {mots}}.',
  'subheading-distribution.long':
    'Une partie de {words} {unit, select, characters {caractères} other {mots}} n’a pas d’intertitre ; visez {max} au plus.',
  'subheading-distribution.fix.addHeading': 'Divisez la partie par un intertitre qui annonce la suite.',

  'term-repetition.title': 'Aucun mot n’est répété plus que le sujet ne le demande',
  'term-repetition.question': 'Le texte a-t-il besoin de ce mot si souvent ?',
  'term-repetition.good': 'Aucun mot n’est répété plus que le sujet ne le demande.',
  'term-repetition.stuffed': '« {word} » figure {count} fois en {words} mots.',
  'term-repetition.spam': '« {word} » figure {count} fois en {words} mots, ce qui ressemble à du spam.',
  'term-repetition.again': 'Sur {stretch} mots pleins de suite, seuls {different} sont différents : le texte redit la même chose.',
  'term-repetition.fix.varyTerm': 'Remplacez « {word} » par un pronom ou un autre mot là où le sujet est clair.',
  'term-repetition.fix.sayMore': 'Reformulez ou supprimez les phrases qui ne font que répéter ce qui est déjà dit.',

  'text-depth.title': 'Le texte dit beaucoup de choses utiles au lecteur',
  'text-depth.question': 'Y a-t-il plus à dire qui serve au lecteur ?',
  'text-depth.good': '{terms, plural, one {# terme différent} other {# termes différents}} dans des passages à citer.',
  'text-depth.little':
    'Les passages à citer contiennent {terms, plural, one {# terme différent} other {# termes différents}} ; {most} donnent tous les points.',
  'text-depth.fix.sayMore':
    'Ajoutez ce que vous savez du sujet et que d’autres ne disent pas : causes, cas, chiffres, noms, exceptions. Répétitions et remplissage ne comptent pas.',

  'text-ease.title': 'L’indice de lisibilité est celui d’une langue simple',
  'text-ease.question': 'Certaines phrases pourraient-elles être plus simples ?',
  'text-ease.good': 'Facilité de lecture {ease} sur 100 ({formula}).',
  'text-ease.hard': 'Facilité de lecture {ease} sur 100 ({formula}) ; 60 correspond à une langue simple.',
  'text-ease.fix.useShortWords': 'Divisez les longues phrases et préférez des mots plus courts.',

  'text-fluency.title': 'Le texte coule sans répétitions ni formules creuses',
  'text-fluency.question': 'Quelque chose est-il dit deux fois sans nécessité ?',
  'text-fluency.good': '{faults, plural, one {# répétition ou formule creuse} other {# répétitions et formules creuses}} en {words} mots.',
  'text-fluency.doubled':
    '{faults, plural, one {# répétition ou formule creuse} other {# répétitions et formules creuses}} en {words} mots ; « {word} » figure deux fois de suite.',
  'text-fluency.disorder':
    'Sur {words} mots, des mots qui ne se suivent jamais sont côte à côte {faults} fois : les mots sont en désordre.',
  'text-fluency.repeated':
    '{faults, plural, one {# répétition ou formule creuse} other {# répétitions et formules creuses}} en {words} mots.',
  'text-fluency.fix.orderWords': 'Rétablissez l’ordre des mots.',
  'text-fluency.fix.removeDoubled': 'Supprimez le second « {word} ».',
  'text-fluency.fix.removeRepetition': 'Dites-le une fois et supprimez les formules qui ne disent rien.',

  'text-in-html.title': 'Le texte est dans le HTML',
  'text-in-html.question': 'La page contient-elle son texte sans scripts ?',
  'text-in-html.good': 'Le texte est dans le HTML qu’envoie le serveur.',
  'text-in-html.empty': 'Le HTML contient un cadre vide ; ce sont des scripts qui produisent le texte.',
  'text-in-html.part': 'Le HTML contient {words} mots sur {known} ; des scripts produisent le reste.',
  'text-in-html.fix.renderOnServer': 'Faites envoyer le texte par le serveur (rendu côté serveur ou pages statiques).',

  'text-length.title': 'La page n’est pas trop pauvre en texte',
  'text-length.question': 'Le texte dit-il tout ce dont le lecteur a besoin ?',
  'text-length.good': '{words, plural, one {# mot} other {# mots}}.',
  'text-length.thin': '{words, plural, one {# mot} other {# mots}} ; en dessous de {min}, une page passe pour pauvre en texte.',
  'text-length.goodCharacters': '{characters, plural, one {# caractère} other {# caractères}}.',
  'text-length.thinCharacters':
    '{characters, plural, one {# caractère} other {# caractères}} ; en dessous de {min}, une page passe pour pauvre en texte.',
  'text-length.fix.extendText': 'Dites ce qu’un lecteur doit encore savoir, s’il y a lieu.',

  'text-readability.title': 'L’indice de lisibilité est correct',
  'text-readability.question': 'La langue est-elle aussi simple que le sujet le permet ?',
  'text-readability.ease': 'Facilité de lecture {ease} sur 100 ({formula}).',
  'text-readability.sentences': 'Les phrases ont en moyenne {words, plural, one {# mot} other {# mots}}.',
  'text-readability.fix.useShortWords': 'Préférez des mots plus courts : aucune phrase n’est trop longue.',
  'text-readability.fix.shortenSentence':
    'Divisez les longues phrases ; la plus longue compte {words, plural, one {# mot} other {# mots}}.',

  'text-slips.title': 'Le texte n’a pas d’étourderie qu’il montre lui-même',
  'text-slips.question': 'Est-ce bien voulu ainsi ?',
  'text-slips.good': 'Aucun paragraphe n’est en double, aucun mot n’a été trouvé sous deux graphies, et chaque parenthèse se ferme.',
  'text-slips.doubledParagraph': 'Un paragraphe figure deux fois dans le texte : « {quote} ».',
  'text-slips.saidAgain': 'Un paragraphe en répète un autre : « {quote} ».',
  'text-slips.twoFigures': 'On lit ici « {rare} », ailleurs dans le texte « {common} ».',
  'text-slips.unfit': '« {rare} » ne va pas avec « {common} ».',
  'text-slips.overWhole': '« {quote} » : il n’y en a pas plus de 100 %.',
  'text-slips.twoOffices': 'On lit ici « {rare} », ailleurs dans le texte « {common} ».',
  'text-slips.twoSpellings': 'On lit ici « {rare} », ailleurs dans le texte « {common} ».',
  'text-slips.wrongWeekday': '« {quote} » : ce jour est un {weekday}.',
  'text-slips.wrongFigure': '« {quote} » : les chiffres du texte donnent {value}.',
  'text-slips.miscounted': '« {quote} » : le texte en donne {value}.',
  'text-slips.skippedNumber': '« {quote} » suit le numéro {value}.',
  'text-slips.missingPart': 'Le texte renvoie à « {quote} », qui n’y est pas.',
  'text-slips.unlisted': 'Une étape utilise « {quote} », absent de la liste.',
  'text-slips.unused': 'Aucune étape n’utilise « {quote} ».',
  'text-slips.endFirst': '« {quote} » finit avant de commencer.',
  'text-slips.openMark': 'Une parenthèse ou un guillemet s’ouvre et ne se ferme pas : « {quote} ».',
  'text-slips.fix.correctOne': 'Corrigez ce qui est faux.',
  'text-slips.mixedAddress': 'On s’adresse au lecteur ici par « {rare} », ailleurs par « {common} ».',
  'text-slips.noLink': '« {quote} » : il n’y a pas de lien.',
  'text-slips.noNote': '« {quote} » : la note de l’astérisque manque.',
  'text-slips.noDeadline': '« {quote} » : aucun jour n’est indiqué.',
  'text-slips.longSentence': 'Une phrase compte {words} mots : « {quote} ».',
  'text-slips.fix.addressAlike': 'Adressez-vous à lui d’une seule façon.',
  'text-slips.fix.divideSentence': 'Faites-en deux ou trois phrases.',
  'text-slips.fix.deleteRepetition': 'Supprimez l’un des deux.',
  'text-slips.fix.spellAlike': 'Écrivez « {common} » ici aussi, s’il s’agit de la même chose.',
  'text-slips.fix.addOrDrop': 'Ajoutez ce qui manque, ou retirez ceci.',
  'text-slips.fix.closeMark': 'Fermez-le à la fin de l’incise ou de la citation.',

  'text-sufficient.title': 'Il y a assez de texte pour juger',
  'text-sufficient.good': '{words, plural, one {# mot} other {# mots}} de texte.',
  'text-sufficient.little':
    '{words, plural, one {# mot} other {# mots}} de texte{repeated, select, yes {, les phrases répétées comptées une fois} other {}} ; en dessous de {min}, le score reste limité.',
  'text-sufficient.littleCharacters':
    '{characters, plural, one {# caractère} other {# caractères}} de texte{repeated, select, yes {, les phrases répétées comptées une fois} other {}} ; en dessous de {min}, le score reste limité.',
  'text-sufficient.short': '{count, plural, one {# mot} other {# mots}} de texte : trop peu pour juger.',
  'text-sufficient.shortCharacters': '{count, plural, one {# caractère} other {# caractères}} de texte : trop peu pour juger.',
  'text-sufficient.empty': '{words} mots sur {of} se trouvent dans des paragraphes qui pourraient figurer dans n’importe quel article.',
  'text-sufficient.locked':
    '{count, plural, one {# mot est lisible} other {# mots sont lisibles}} ; d’après la page, le reste est réservé à ceux qui se connectent ou paient. Les machines qui citent n’en voient pas plus.',
  'text-sufficient.lockedCharacters':
    '{count, plural, one {# caractère est lisible} other {# caractères sont lisibles}} ; d’après la page, le reste est réservé à ceux qui se connectent ou paient. Les machines qui citent n’en voient pas plus.',
  'text-sufficient.goodCharacters': '{characters, plural, one {# caractère} other {# caractères}} de texte.',
  'text-sufficient.fix.extendText': 'Dites ce qu’un lecteur doit encore savoir.',
  'text-sufficient.fix.unlockText': 'Montrez davantage de texte sans connexion s’il doit être cité.',

  'text-toc.title': 'Le texte a un sommaire',
  'text-toc.some': 'Un sommaire de {entries, plural, one {# entrée} other {# entrées}}. Cela ne change aucune note.',
  'text-toc.none': 'Aucun sommaire. Vous n’y perdez rien.',

  'text-unfinished.title': 'Le texte est terminé',
  'text-unfinished.question': 'Manque-t-il quelque chose ici ?',
  'text-unfinished.good': 'Aucun passage qui reste à écrire n’a été trouvé.',
  'text-unfinished.placeholder': '« {quote} » occupe une place où il reste quelque chose à écrire.',
  'text-unfinished.assistant': '« {quote} » est ce qu’un assistant dit à son utilisateur, pas aux lecteurs.',
  'text-unfinished.openEnd': 'Un paragraphe s’arrête au milieu de la phrase : « {quote} ».',
  'text-unfinished.nothingAfter': '« {quote} » annonce quelque chose, et rien ne suit.',
  'text-unfinished.emptyPromise': '« {quote} » fait attendre des chiffres, et sa section n’en donne aucun.',
  'text-unfinished.emptySection': 'Il n’y a aucun texte sous l’intertitre « {quote} ».',
  'text-unfinished.fix.finishText': 'Écrivez ce qui manque, ou supprimez la ligne.',
  'text-unfinished.fix.removeLine': 'Supprimez la ligne.',

  'text-visible.title': 'Les lecteurs voient tout le texte que voient les machines',
  'text-visible.good': 'Aucun texte masqué n’a été trouvé.',
  'text-visible.instruction': 'Le texte contient une instruction pour des modèles de langage : « {quote} »',
  'text-visible.hiddenInstruction': 'Un texte masqué contient une instruction pour des modèles de langage : « {quote} »',
  'text-visible.invisible': 'Le texte contient des suites de caractères invisibles près de « {quote} ».',
  'text-visible.leftovers':
    '{count, plural, one {# endroit contient} other {# endroits contiennent}} des caractères invisibles laissés par un éditeur.',
  'text-visible.hidden': 'Du texte est masqué aux lecteurs : « {quote} »',
  'text-visible.fix.removeHidden': 'Supprimez-le. Si vous ne l’avez pas écrit, cherchez qui a modifié la page.',
  'text-visible.fix.removeLeftovers': 'Supprimez les caractères invisibles.',

  'text-word-count.title': 'La longueur de l’article',
  'text-word-count.long': '{words} mots (en chinois, en japonais et en thaï : caractères). Cela ne change aucune note.',
  'text-word-count.short': '{words} mots (en chinois, en japonais et en thaï : caractères). Cela ne change aucune note.',

  'title-answered.title': 'Le texte répond à ce que le titre laisse entendre',
  'title-answered.question': 'Le texte tient-il la promesse du titre ?',
  'title-answered.good': 'Le titre ne promet pas plus que le texte ne tient.',
  'title-answered.teasing': 'Le titre pique la curiosité, et le texte n’y répond pas.',
  'title-answered.bait': 'Le titre a des mots qui ne font qu’attirer la curiosité et ne disent rien du texte.',
  'title-answered.stuffed': 'Le titre répète un mot, comme pour les moteurs.',
  'title-answered.fix.sayAnswer': 'Dites dans le titre ce qu’apprendra le lecteur, ou répondez-y au début.',

  'title-h1-match.title': 'Le titre et le H1 parlent de la même chose',
  'title-h1-match.question': 'Le titre et la manchette parlent-ils de la même chose ?',
  'title-h1-match.good': 'Le titre et le H1 parlent de la même chose.',
  'title-h1-match.apart': 'Le titre n’a guère de mot en commun avec le H1 « {headline} ».',
  'title-h1-match.fix.alignTitle': 'Reprenez le sujet du H1 dans le titre, ou l’inverse.',

  'title-labels.title': 'Le titre n’est pas une étiquette et n’en porte pas',
  'title-labels.question': 'Le titre a-t-il besoin de cette étiquette ?',
  'title-labels.good': 'Ni étiquette, ni rubrique, ni signature, ni date n’entourent le titre.',
  'title-labels.label': '« {label} » dans le titre ne dit rien du sujet.',
  'title-labels.section': '« {label} » dans le titre est le nom d’une rubrique.',
  'title-labels.byline': '« {label} » dans le titre nomme l’auteur, qui a sa propre ligne.',
  'title-labels.date': '« {label} » dans le titre est une date, qui a sa propre ligne.',
  'title-labels.labelOnly': 'Le titre est une étiquette : il ne dit pas ce que raconte le texte.',
  'title-labels.subjectOnly': 'Le titre nomme « {term} » et n’en dit rien.',
  'title-labels.fix.sayNews':
    'Dites dans le titre ce que raconte le texte : ce qui s’est passé, à quoi cela sert ou ce qu’il en est ressorti.',
  'title-labels.fix.cutLabel': 'Retirez « {label} » du titre.',

  'title-length.title': 'Le titre a une longueur que les résultats peuvent afficher',
  'title-length.question': 'Le titre en dit-il assez, sans plus ?',
  'title-length.good': 'Le titre compte {length, plural, one {# caractère} other {# caractères}}.',
  'title-length.short': 'Le titre compte {length, plural, one {# caractère} other {# caractères}} ; visez-en au moins {min}.',
  'title-length.long':
    'Le titre compte {length, plural, one {# caractère} other {# caractères}} ; les résultats peuvent le couper après {max}.',
  'title-length.fix.chooseTitle': 'Modifiez le titre s’il ne fonctionne pas ainsi.',

  'title-present.title': 'La page a un titre',
  'title-present.good': 'La page a un titre.',
  'title-present.missing': 'La page n’a pas de titre.',
  'title-present.fix.chooseTitle': 'Écrivez un titre, ou choisissez-en un proposé.',

  'title-promise.title': 'Le texte reprend ce que nomme son titre',
  'title-promise.question': 'Le texte tient-il ce que promet son titre ?',
  'title-promise.good': 'Les chiffres et noms du titre qui ont été lus figurent aussi dans le texte.',
  'title-promise.number': 'Le titre dit « {quote} », et le texte n’y vient jamais.',
  'title-promise.name': 'Le titre nomme « {quote} », le texte jamais.',
  'title-promise.whole': 'Le titre dit « {quote} », et le texte n’y vient jamais.',
  'title-promise.figure': 'Le titre dit « {quote} », et le texte n’a aucun chiffre.',
  'title-promise.count': 'Le titre dit « {quote} », le texte a {count, plural, one {# partie} other {# parties}}.',
  'title-promise.fix.countParts': 'Écrivez {count} dans le titre, ou ajoutez ce qui manque.',
  'title-promise.fix.keepPromise': 'Dites dans le texte ce qu’il en est de « {quote} », ou retirez-le du titre.',

  'title-question-match.title': 'Le titre et la description nomment ce que demandent les lecteurs',
  'title-question-match.question': 'Le titre emploie-t-il les mots que cherchent les lecteurs ?',
  'title-question-match.good': 'Le titre, la description, le titre visible et l’adresse couvrent « {question} ».',
  'title-question-match.uncovered': 'Il manque dans le titre des mots de « {question} » : {terms}.',
  'title-question-match.weak': 'La description, le titre visible ou l’adresse disent peu de « {question} ».',
  'title-question-match.fix.titleCoverTerm': 'Placez « {term} » dans le titre.',
  'title-question-match.fix.describeQuestion': 'Reprenez « {question} » dans la méta description.',

  'title-subject.title': 'Le titre nomme le sujet du texte',
  'title-subject.question': 'Le titre dit-il de quoi parle le texte ?',
  'title-subject.good': 'Le titre reprend des mots du texte ; « {term} » y revient le plus souvent.',
  'title-subject.missing': '« {term} » figure {count, plural, one {dans le texte} other {# fois dans le texte}}, mais pas dans le titre.',
  'title-subject.hardly': 'Le titre dit à peine de quoi parle le texte.',
  'title-subject.nothing': 'Le titre ne nomme rien de ce dont parle le texte.',
  'title-subject.fix.nameSubject': 'Dites dans le titre de quoi parle le texte : peut-être « {term} ».',
  'title-subject.fix.saySubject': 'Dites dans le titre de quoi parle le texte.',

  'title-width.title': 'Le titre tient sur la ligne d’une page de résultats',
  'title-width.question': 'Le titre tient-il dans une ligne de résultats ?',
  'title-width.good': 'Sans le nom du site, le titre fait {px} pixels de large et tient.',
  'title-width.wide':
    'Sans le nom du site, le titre fait {px} pixels de large ; les résultats le coupent vers {max} et « {lost} » se perd.',
  'title-width.narrow': 'Sans le nom du site, le titre fait {px} pixels de large ; à partir de {min}, il utilise la place dont il dispose.',
  'title-width.fix.chooseTitle': 'Raccourcissez le titre, ou mettez l’essentiel au début.',

  'tone-neutral.title': 'Le ton informe et ne vend pas',
  'tone-neutral.question': 'Y a-t-il un fait derrière chaque éloge ?',
  'tone-neutral.good': 'Le ton est neutre.',
  'tone-neutral.promotional':
    '{phrases, plural, one {# formule publicitaire} other {# formules publicitaires}} en {words} mots, par exemple « {phrase} ».',
  'tone-neutral.fix.stateFact': 'Remplacez « {phrase} » par le fait qu’il y a derrière.',

  'topic-focus.title': 'Les sections s’en tiennent à un seul sujet',
  'topic-focus.question': 'Tout cela appartient-il au sujet ?',
  'topic-focus.good': '{met, plural, one {# section sur {sections} traite} other {# sections sur {sections} traitent}} du sujet.',
  'topic-focus.astray': 'La section « {heading} » ne mentionne pas le sujet.',
  'topic-focus.many': '{headings} intertitres principaux : plus qu’un seul article.',
  'topic-focus.fix.nameSubject': 'Nommez le sujet dans la section « {heading} » ; si elle traite d’autre chose, retirez-la.',
  'topic-focus.fix.splitArticle': 'Déplacez {sections, plural, one {# section} other {# sections}} dans un article à part.',

  'training-bot-access.title': 'Les robots qui collectent des textes d’entraînement peuvent lire la page',
  'training-bot-access.allowed':
    'Tous les robots qui collectent des textes d’entraînement peuvent lire la page. Cela ne change aucune note.',
  'training-bot-access.blocked': 'Exclus : {names}. Cela ne change aucune note.',

  'transition-word.title': 'Des mots de liaison relient les phrases',
  'transition-word.good': '{percent} % des phrases contiennent un mot de liaison.',
  'transition-word.few': '{percent} % des phrases contiennent un mot de liaison.',

  'title-reason.coversQuestion': 'Couvre la question « {question} ».',
  'title-reason.hasFigure': 'Donne un chiffre du texte : {figure}.',
  'title-reason.fits': 'Tient sur une page de résultats : {px} px, {chars, plural, one {# caractère} other {# caractères}}.',
  'title-reason.matchesIntent':
    'Correspond à ce que cherchent les lecteurs : {intent, select, how_to {un mode d’emploi} definition {ce que c’est} comparison {une comparaison} list {une liste} price {ce que cela coûte} review {un test} news {des actualités} opinion {une opinion} other {{intent}}}.',
  'title-reason.dropsClickbait': 'Laisse de côté ce qui ressemble à un piège à clics.',
  'title-reason.fromDescription': 'Vient de la description de l’article.',
  'title-reason.fromHeading': 'Vient d’un intertitre de l’article.',
  'title-reason.fromOpening': 'Vient du début de l’article.',
  'title-reason.fromText': 'Vient d’une phrase qui dit l’essentiel de l’article.',
  'title-reason.fromTitle': 'Vient de votre propre titre.',
  'title-reason.standsInText': 'Figure dans le texte.',
  'title-reason.heldByText': 'Dit ce que dit le texte, en d’autres mots.',
  'title-reason.wordsNotInText': 'Absent du texte : {words}.',
  'title-reason.longerThanLimit': 'Occupe {px} px ; les pages de résultats peuvent le couper après {max} px.',
  'title-reason.notInText': 'Nomme des choses dont le texte ne parle pas.',
  'title-reason.littleInText': 'La plupart de ses mots ne sont pas dans le texte.',
  'title-reason.saysLittle': 'Trop court pour dire de quoi parle l’article.',
  'title-reason.namesKind': 'Dit quel genre de texte c’est, pas de quoi il parle.',
  'title-reason.quotesOnly': 'N’est qu’une citation : on ne sait pas qui parle, ni de quoi.',
  'title-reason.hasFileMark': '« {mark} » ne dit rien aux lecteurs de l’extérieur.',
  'title-reason.hasFileName': '« {mark} » est le nom d’un fichier, pas un titre.',
  'title-reason.hasMailMark': '« {mark} » vient d’un logiciel de messagerie et ne dit rien du texte.',
  'title-reason.onlyModel': '« {model} » est un numéro de modèle : on ne sait pas ce que c’est, ni à quoi cela sert.',
  'title-reason.soundsLikeClickbait': 'Ressemble à un piège à clics.',
  'title-reason.exclaims': 'A un point d’exclamation.',
  'title-reason.hasPicture': 'A un émoji.',
  'title-reason.shouts': 'Est écrit en majuscules.',
  'title-reason.unusualForm': 'A un signe de trop ou de moins : parenthèse, guillemet ou signe final.',
  'title-reason.repeatsWords': 'Répète les mêmes mots.',
  'title-reason.fromHeadline': 'Vient d’un autre titre de vous : le titre visible ou celui des réseaux sociaux.',
  'title-reason.fromQuery': 'Est la question à laquelle vous voulez répondre.',
  'title-reason.ownStays': 'Votre propre titre reste.',
  'title-reason.ownWithoutSite': 'Votre propre titre reste, sans le nom du site.',
  'title-reason.ownTooLong': 'Votre titre est plus long que ce que montrent les pages de résultats ; la première suggestion tient.',
  'title-reason.ownMissing': 'Il n’y a pas encore de titre ; la première suggestion peut en être un.',
  'title-reason.ownBeaten': 'La première suggestion est nettement meilleure que votre titre.',
  'title-reason.noTitle': 'Il n’y a pas encore de titre.',
  'title-reason.noText': 'Il n’y a pas encore de texte d’où tirer un titre.',
  'title-reason.noHeadingFits': 'Écrivez un titre qui dise à quoi le texte répond.',
  'title-reason.noShorter': 'Les pages de résultats coupent la fin de votre titre.',
  'title-reason.yoursIsBest': 'Votre titre nomme le sujet et tient dans la place.',
  'title-reason.noBetter': 'Ces mots de votre texte peuvent entrer dans le titre.',
  'title-reason.mayLackSubject': 'Dit-il de quoi parle le texte ? Peut-être « {term} ».',
  'title-reason.notAnswered': 'Demande « {question} », et le texte ne donne aucun prix.',
  'title-reason.figureNotInText': 'Indique « {figure} », que le texte ne donne pas.',
  'title-reason.endsOpen': 'Se termine par « {word} », comme s’il manquait la suite.',
  'title-reason.lacksSubject':
    'Ne nomme pas le sujet : « {term} » figure {count, plural, one {dans le texte} other {# fois dans le texte}}, pas dans le titre.',
  'title-reason.namesOnly': 'Nomme « {term} » et n’en dit rien : quoi, où, combien, ou ce qu’il en est advenu.',
  'title-reason.headword': 'Est la seule entrée, comme dans un ouvrage de référence ; ce que c’est peut suivre.',
  'title-reason.rowOfWords': 'Est une suite de mots-clés et n’en dit rien.',
  'title-reason.saysOpposite': 'Dit « {word} » ; le texte en dit « {other} ».',
  'title-reason.countsNone': 'Promet « {quote} », et le texte ne les énumère pas.',
  'title-reason.countsOther': 'Dit « {quote} » ; le texte a {count, plural, one {# partie} other {# parties}}.',

  'schema-type.setByAuthor': 'Il a été choisi à la main.',
  'schema-type.declaredInPage': 'Les données structurées de la page indiquent elles-mêmes {type}.',
  'schema-type.newsAddress': 'Son adresse appartient à une rubrique d’actualités.',
  'schema-type.newsPublisher': 'Le site se présente comme un média d’actualité.',
  'schema-type.newsInText': 'Le texte est une actualité.',
  'schema-type.blogAddress': 'Son adresse appartient à un blog.',
  'schema-type.recipeInText':
    'Le texte a {ingredients, plural, one {# ingrédient} other {# ingrédients}} et {steps, plural, one {# étape} other {# étapes}}.',
  'schema-type.eventInText': 'Le texte annonce un événement avec son jour et son lieu.',
  'schema-type.reviewInText': 'Le texte donne une évaluation : {rating} sur {best}.',
  'schema-type.productInText': 'Le texte porte sur un seul produit.',
  'schema-type.videoInText': 'Le texte contient une vidéo.',
  'schema-type.stepsInText': 'Le texte a un mode d’emploi en {count, plural, one {# étape} other {# étapes}}.',
  'schema-type.questionsInText':
    'Le texte répond à {count, plural, one {# question} other {# questions}} sous des intertitres ou dans des blocs.',
  'schema-type.listInText': 'Le texte est une liste numérotée de {count, plural, one {# élément} other {# éléments}}.',
  'schema-type.factsInText': 'Le texte contient ce dont ce type a besoin.',
  'schema-type.noSpecialSign': 'Rien dans le texte ni dans son adresse n’indique un type plus particulier.',

  'graph-note.requiredMissing': 'Laissé de côté, car ce fait est nécessaire et inconnu : {property}.',
  'graph-note.recommendedMissing': 'Recommandé, mais inconnu : {property}.',
  'graph-note.formatInvalid': 'Laissé de côté, car sa valeur est illisible : {property}.',
  'graph-note.vocabularyUnfit': 'Laissé de côté, car schema.org ne connaît pas une telle valeur ici : {property}.',
  'graph-note.textMismatch': 'Laissé de côté, car les lecteurs ne le trouvent pas dans le texte : {property}, « {value} ».',
  'graph-note.dateNotVisible': 'La page n’affiche pas cette date, ou en affiche une autre : {property}.',
  'graph-note.authorNotVisible': 'Les lecteurs ne voient pas cet auteur sur la page : {name}.',
  'graph-note.typeWithoutFacts':
    'Le type choisi, {type}, demande des faits que le texte ne contient pas ; le type détecté automatiquement est utilisé.',
  'graph-note.timeWithoutZone': 'Seul le jour est indiqué, car l’heure n’a pas de fuseau horaire : {property}.',
  'graph-note.dateUnreadable': 'Laissé de côté, car ce n’est pas une date : {property}.',
  'graph-note.dateOutOfRange': 'Laissé de côté, car la date ne peut pas être juste : {property}.',
  'graph-note.dateModifiedRaised': 'La modification était antérieure à la publication ; le jour de publication la remplace.',
  'graph-note.dateInFuture': 'La date de publication est dans le futur ; elle est laissée de côté.',
  'graph-note.imageTooSmall':
    'L’image de {width} × {height} pixels est plus petite que les 50 000 pixels que demande Google ; elle est laissée de côté.',
  'graph-note.imageIsSiteDefault':
    'La page partage l’image générale du site au lieu d’une image de cet article ; elle est laissée de côté : {url}.',
  'graph-note.tooManyAuthors': '{count} auteurs sont nommés ; les {max} premiers sont indiqués.',
  'graph-note.richResultRetired':
    'Valide, mais Google n’affiche plus de résultat enrichi pour cela ; un effet sur les moteurs de réponse n’est pas confirmé.',
  'graph-note.videoWithoutUploadDate': 'Le texte contient une vidéo ; elle est laissée de côté, car sa date de mise en ligne est inconnue.',
  'graph-note.sizeCapped':
    'Les données structurées dépasseraient {max} caractères ; leurs parties les moins importantes sont laissées de côté.',
}

export const findings: Findings = {
  'Length alone does not tell cited from uncited pages.': 'La longueur seule ne distingue pas les pages citées des autres.',
  'The evidence is the order in which our own readers put 120 pages; on other pages with another reader it was weaker.':
    'La preuve est l’ordre dans lequel nos propres lecteurs ont rangé 120 pages ; sur d’autres pages, avec un autre lecteur, elle était plus faible.',
  'Queries with an AI Overview: coverage of the query in the title puts the cited page first no more often than chance (in 50 of 100 pairs).':
    'Requêtes avec un aperçu IA : la part de la requête dans le titre ne place pas la page citée en tête plus souvent que le hasard (50 paires sur 100).',
  'A convention of editors: no study of an effect on search or answers was found, and it moves no score.':
    'Une convention de rédacteurs : aucune étude d’un effet sur la recherche ou les réponses n’a été trouvée, et elle ne change aucun score.',
  'More words alone do not help: length is not rewarded.': 'Plus de mots ne suffit pas : la longueur n’est pas récompensée.',
  'Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.':
    'Google exécute bien les scripts ; que d’autres robots ne le fassent pas est une mesure d’un fournisseur datant de 2024.',
  'In our own data the title alone puts the cited page first in 69 of 100 pairs; description and address add one at most.':
    'Dans nos propres données, le titre seul place la page citée en tête dans 69 paires sur 100 ; la description et l’adresse en ajoutent une au plus.',
  'The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.':
    'Le chiffre le plus proche (41 contre 30 % de citées quand intertitre et requête concordent) est celui d’un fournisseur.',
  'Answers are found by shared words: a true answer in other words can be missed.':
    'Les réponses sont trouvées par les mots communs : une réponse juste en d’autres mots peut échapper.',
  'That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.':
    'Que couvrir du quart à la moitié des sous-questions vaille mieux que les couvrir toutes est le constat d’un fournisseur.',
  'Only the English measure is fitted; in other languages it warns by punctuation and figures.':
    'Seule la mesure pour l’anglais est ajustée ; dans les autres langues, l’alerte repose sur la ponctuation et les chiffres.',
  'That generic words are cited less is our own judgement; nobody has measured it.':
    'Que les mots génériques soient moins cités est notre propre jugement ; personne ne l’a mesuré.',
  'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.':
    'Que 44 % des citations viennent des premiers 30 % d’une page est le chiffre d’un fournisseur, et toute page a un début.',
  '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    '« 40 à 60 mots » relève du folklore, et Google ne demande aucun découpage : https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    'Google demande de ne pas découper les textes pour lui : https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097':
    'C-SEO Bench n’a trouvé aucun gain significatif pour la plupart des méthodes et des domaines : https://arxiv.org/abs/2506.11097',
  'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097':
    'Aucun gain significatif dans la plupart des cases de C-SEO Bench : https://arxiv.org/abs/2506.11097',
  'In our own data linked sources did not separate cited from uncited pages (the cited page first in 49 of 100 pairs, as by chance).':
    'Dans nos propres données, les sources liées ne distinguaient pas les pages citées des autres (la page citée en tête dans 49 paires sur 100, comme par hasard).',
  'The figure of that study was read second-hand.': 'Le chiffre de cette étude a été lu de seconde main.',
  'Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517':
    'La mise en forme seule n’a eu aucun effet dans 252 000 essais appariés : https://arxiv.org/abs/2605.25517',
  'Part of the effect may come from how the study measured citations.':
    'Une partie de l’effet peut venir de la façon dont l’étude a mesuré les citations.',
  'Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.':
    'Les textes qui répètent leurs mots sont plus faciles pour qui apprend ; personne n’a mesuré ce que cela coûte en réponses.',
  'The effect on whole pages, as against short passages, is unknown.':
    'L’effet sur des pages entières, et non sur de courts passages, est inconnu.',
  'In our own data pages with a named author were not cited more often (the cited page first in 45 of 100 pairs, less than by chance).':
    'Dans nos propres données, les pages dont l’auteur est nommé n’étaient pas citées plus souvent (la page citée en tête dans 45 paires sur 100, moins que par hasard).',
  'The study had a model rewrite the text; what exactly helped is not known.':
    'Dans l’étude, un modèle a réécrit le texte ; on ne sait pas ce qui a aidé exactement.',
  'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.':
    'Le balisage a fait varier les citations de −4,6 % à +2,4 %, non significatif, selon les mesures de deux fournisseurs.',
  'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.':
    'Différence de différences sur 1 885 pages : −4,6 % ; 730 citations : +2,4 %, non significatif ; nos propres données : rapport de cotes 0,68, non significatif.',
  'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.':
    'Aucune corrélation avec les citations sur quelque 300 000 domaines ni dans un panel de 137 000 domaines (mesures de fournisseurs) ; Google n’utilise pas un tel fichier.',
  'Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.':
    'Nos propres données au sein d’un moteur : ρ de +0,15 à +0,18 ; le chiffre global publié : −5,7 %.',
  'Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.':
    'La longueur seule classe correctement les pages d’une même question dans 48,1 % des paires ; le hasard donnerait 50.',
  'The operators say that these crawlers have no part in search.':
    'Les exploitants disent que ces robots n’interviennent pas dans la recherche.',
  'The signals are young, and which engines follow them is not known.':
    'Ces signaux sont récents, et l’on ne sait pas quels moteurs les suivent.',
  'Google names no limit and often rewrites titles.': 'Google n’indique aucune limite et réécrit souvent les titres.',
  'Google names no limit of length.': 'Google n’indique aucune limite de longueur.',
  'Search engines often write the snippet from the text.': 'Les moteurs de recherche tirent souvent l’extrait du texte.',
  'Google sets no limit of length and often writes its own snippet.':
    'Google ne fixe aucune limite de longueur et écrit souvent son propre extrait.',
  'Google says that several H1 do no harm.': 'Google dit que plusieurs H1 ne nuisent pas.',
  'Google says that the order of headings does not matter to it.': 'Google dit que l’ordre des intertitres lui importe peu.',
  'Google names no number of words; tools that ask for 600 to 2,500 give no proof.':
    'Google n’indique aucun nombre de mots ; les outils qui en demandent de 600 à 2 500 n’en donnent pas de preuve.',
  'That links to others help a ranking is convention, not shown.':
    'Que des liens vers d’autres aident un classement est une convention, ce n’est pas démontré.',
  'That an image helps a ranking is convention, not shown.': 'Qu’une image aide un classement est une convention, ce n’est pas démontré.',
  'Google says that it finds the language by itself.': 'Google dit reconnaître la langue lui-même.',
  'Nothing shows an effect on search.': 'Rien ne montre un effet sur la recherche.',
  'No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).':
    'Aucun effet sur les citations n’a été trouvé en trois mesures (−4,6 %, +2,4 %, +2,2 %, non significatif).',
  'The front of the title counting more is convention.': 'Que le début du titre compte davantage est une convention.',
  'Only one tool measures it, and no proof is published.': 'Un seul outil le mesure, et aucune preuve n’est publiée.',
  'Formulas know nothing of words that readers know.': 'Les formules ignorent quels mots les lecteurs connaissent.',
  'The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.':
    'Le passif est juste là où peu importe qui agit ; dix langues sont mesurées par des règles auxquelles certaines formes échappent.',
  'No study shows an effect on search or citations.': 'Aucune étude ne montre un effet sur la recherche ou les citations.',
  'Domain authority is a measure of vendors, not of search engines. It is not measured here.':
    'L’autorité du domaine est une mesure de fournisseurs, non des moteurs de recherche. Elle n’est pas mesurée ici.',
  'The protocol promises a visit, not a place; Google does not take part.':
    'Le protocole promet une visite, non une place ; Google n’y participe pas.',
  'That pages of one site harm each other is convention; engines often choose one of them without harm.':
    'Que les pages d’un même site se nuisent est une convention ; les moteurs en choisissent souvent une sans dommage.',
  'Google says that it needs no special files or markup; no study shows an effect.':
    'Google dit n’avoir besoin ni de fichiers ni de balisage particuliers ; aucune étude ne montre un effet.',
  'No evidence for search was found; headings alone already give engines the outline.':
    'Aucune preuve pour la recherche n’a été trouvée ; les intertitres donnent déjà le plan aux moteurs.',
}
