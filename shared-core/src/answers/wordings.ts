/** Counts of things to come. */
const few = String.raw`(?:\d+|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|três|twee|drie|vijf|trzy|три|пять)`

const things =
  'things|steps|tips|ways|tricks|rules|reasons|ideas|dinge|schritte|tipps|tricks|regeln|gründe|cosas|pasos|consejos|choses|étapes|conseils|astuces|cose|passi|consigli|coisas|passos|dicas|dingen|stappen|rzeczy|kroki|вещи|шаг'

/** Says that something is going to be said. */
const forward = new RegExp(
  String.raw`(?<!\p{L})(?:(?:these|diese[nr]?|est[ao]s|ces|quest[ei]|deze|te|эти) ${few} (?:\S+ )?(?:${things})|the following(?! (?:year|day|month|week|night|morning|season))|here(?:['’]s| is| are) (?:how|what|why|the|our|some)|as (?:you|we)(?:['’]ll| will) see|im folgenden|folgende[nrs]?(?! (?:jahr|tag|woche|monat|nacht))|wie sie sehen werden|so geht['’]?s|(?:los|las) siguientes|a continuación|como ver(?:ás|emos)|suivante?s|ci-dessous|voici (?:comment|les|nos|quelques)|(?:i|le) seguenti|di seguito|ecco (?:come|i|le)|(?:os|as) seguintes|hieronder|poniżej|следующи[ех](?! (?:год|д))|вот (?:как|что)|فيما يلي|التالية|निम्नलिखित)(?!\p{L}{3})|以下の|次の(?:\d|[二三四五]|よう)|下記|以下(?:是|几|幾|方法|步)|如下`,
  'iu',
)

/** Points forward (`these 3 things`, `the following`) and does not say behind a colon what to. */
export const pointsForward = (sentence: string): boolean => forward.test(sentence) && !/[:：]\s*\S+\s+\S/.test(sentence)

/** Sets a scene: how often or for how many something holds. */
const often =
  /(?<!\p{L})(?:often|many (?:people|of us)|plenty of people|more and more|oft|häufig|viele menschen|immer mehr|a menudo|mucha gente|cada vez más|souvent|de plus en plus|beaucoup de gens|spesso|molte persone|sempre più|muitas (?:pessoas|vezes)|vaak|steeds meer|często|coraz więcej|часто|многие)(?!\p{L})|多くの人|よく|很多人|越来越多|كثير من/iu

export const setsScene = (sentence: string): boolean => often.test(sentence)

/** Goes on enumerating what the sentence before began. */
const more =
  /^(?:(?:\S+\s){0,4}(?:also|außerdem|zudem|auch|también|aussi|anche|também|ook|także|również|также)(?!\p{L})|(?:in addition|moreover|furthermore|darüber hinaus|sondern|además|de plus|en outre|inoltre|além disso|bovendien|ponadto|кроме того)(?!\p{L})|また|さらに|此外|另外|كما|كذلك|इसके अलावा)/iu

export const goesOn = (sentence: string): boolean => more.test(sentence)

/** A plea, an offer or a question about the reader: nobody types it into a search. */
const rhetorical =
  /^[¿\s]*(?:ready (?:to|for)|sounds? (?:familiar|good)|want (?:more|to)|need (?:more|help)|looking for|interested in|got (?:a|any)|any (?:questions|thoughts)|still have|have you|did you (?:know|like|enjoy)|do you (?:agree|think|feel|know|want|like|love|have (?:a|any|more) (?:question|tip|comment|idea|stor))|are you (?:ready|looking|interested|tired|struggling)|what do you think|share (?:this|your|with)|bereit (?:für|zu)|kenn(?:en sie|st du) das|kommt (?:ihnen|dir) das|haben sie (?:noch|schon|auch|fragen|interesse|lust)|hast du (?:noch|schon|auch|lust|fragen)|habt ihr|lust auf|neugierig|noch fragen|was mein(?:en sie|st du|t ihr)|was denk(?:en sie|st du)|wuss?ten sie|wusstest du|suchen sie|suchst du|list[oa]s? para|te suena|sabías que|quieres|has (?:probado|vivido|tenido)|qué (?:opinas|piensas)|tienes (?:dudas|preguntas)|prête?s? (?:à|pour)|envie d|avez-vous déjà|saviez-vous|qu['’]en pensez-vous|vous (?:cherchez|souhaitez|voulez)|pront[oi] (?:a|para)|hai mai|sapevi|vuoi|cosa ne pensi|você (?:já|sabia|quer)|sabia que|o que (?:você )?acha|klaar (?:om|voor)|herken|heb je (?:ook|al|vragen)|wist (?:je|u)|wat vind (?:je|jij|u)|brzmi znajomo|czy wiesz|masz pytania|готовы|знакомо|знаете ли вы|а вы|что вы думаете|你(?:知道|准备好|有没有)|هل (?:أنت مستعد|سبق لك|تعلم|تريد)|क्या आप(?:ने कभी| जानते| तैयार))(?!\p{L}{4})|(?:please|bitte|por favor|s['’]il vous plaît|per favore)\s*[?!]+$|(?:welche\S* .*)(?:bist du|sind sie)(?!\p{L})|(?:ご存[知じ]ですか|知っていますか|ありませんか|お探しですか)[?？]?$/iu

export const isRhetorical = (question: string): boolean => rhetorical.test(question)

/** Announces what sums the text up. */
export const sumsUp =
  /(?<!\p{L})(?:in short|in brief|at a glance|key (?:takeaways|points)|tl;?dr|das wichtigste|auf einen blick|kurz gesagt|en resumen|en bref|l['’]essentiel|in sintesi|in breve|em resumo|in het kort|w skrócie|коротко|باختصار|संक्षेप में)(?!\p{L})|まとめ|要点|ポイント|总结/iu

/** A series or kind of article, as it stands before a title's colon. */
export const seriesLabel =
  /(?<!\p{L})(?:guide|podcast|video|watch|review|opinion|analysis|explainer|explained|fact[- ]?check|faktencheck|q&a|faq|news|blog|column|interview|episode|part|series|ratgeber|kolumne|kommentar|analyse|folge|serie|teil|guía|opinión|entrevista|dossier|entretien|vidéo|guida|intervista|opinião|poradnik|wywiad|видео|интервью|мнение)(?:\s*#?\d+)?$|^#?\d+$|^(?:動画|解説|特集|视频|专访)$/iu
