import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/de.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** German. Ease: Amstad 1978, "Wie verständlich sind unsere Zeitungen?". */
export const pack: LanguagePack = {
  tag: 'de',
  name: 'Deutsch',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anders auch auf aus außer außerdem bei beide beiden beim bereits bevor bis bisher da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darin darüber darum darunter das dass davon davor dazu dein deine deinem deinen deiner dem demnach den denen denn dennoch der deren des deshalb dessen deswegen dich die dies diese diesem diesen dieser dieses dir doch dort du durch dürfen darf dürfte',
      'eben ein eine einem einen einer eines einige einigem einigen einiger einiges einmal er erst es etwa etwas euch euer eure fast für gab gar gegen gehen geht genau gibt ging gut habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jemand jene jenem jenen jener jenes jetzt kann kannst können könnte könnten kein keine keinem keinen keiner konnte kommen kommt',
      'lassen lässt machen macht man manche mehr mein meine meinem meinen meiner meist mich mindestens mir mit mittels möchte mögen muss müssen musste nach nachdem neben nein nicht nichts noch nun nur ob oben oder oft ohne per pro sagt schon sehr sei seid sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald sogar solche solchem solchen solcher soll sollen sollte sollten somit sondern sonst soweit sowie sowohl statt',
      'trotz trotzdem über überhaupt um und uns unser unsere unserem unseren unserer unter usw viel viele vielen vom von vor vorher während war wäre waren wären weder weil weiter weitere weiteren weiterer wenig wenige wenn wenngleich werde werden wieder will wir wird wirklich wo wollen wollte worden wurde wurden würde würden zu zudem zum zumindest zur zwar zwischen',
    ),
    baitPhrases: phrases(
      'verschweigen dir|verschweigt dir|dir nicht verrät|ihnen nicht verrät|dann passierte das unglaubliche|diesem einen trick|dieser eine trick|du glaubst nicht|du nie erraten|du wirst nicht glauben|haut dich um|ihr werdet nicht glauben|kaum zu glauben was|macht sprachlos|niemand verrät|schockierende wahrheit|sie werden nicht glauben|verrät dir niemand|was dann geschah|was dann passierte|wird dein leben verändern|wird dich schockieren|wird ihr leben verändern|wird sie schockieren|ärzte hassen|erzählt dir niemand|ihnen nie über|niemand erzählt|nie verraten würde|dir nie verrät|ihnen nie verrät|dir nie erzählt|ihnen nie erzählt|dir verschweigt|ihnen verschweigt',
    ),
    vagueSubjects: words(
      'zeit willkommen herzlich',
      'abenteuer alltag anfang artikel ausflug ausflüge beginn beitrag bericht blog ding dinge einblick einblicke erfahrung',
      'erfahrungen erlebnis erlebnisse ferien frage fragen gedanke gedanken geheimnis geheimnisse geschichte geschichten grund',
      'gründe hinweis hinweise idee ideen info information informationen infos jahr leben lektion meinung meinungen moment momente',
      'nachricht nachrichten neues neuigkeit neuigkeiten notiz notizen projekt reise rückblick sache sachen schöne schönen schöner schönes tag tage teil test thema',
      'themen thread tipp tipps trick tricks update urlaub wahrheit welt wissenswertes wochenende wort worte überblick überraschung',
      'uhr mittag mitternacht morgen vormittag nachmittag abend nacht montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
      'woche wochen monat monate saison ratgeber besuch jahre jahren stunde stunden minute minuten tagen paar',
    ),
    questionWords: words(
      'was wer wen wem wessen wann wo wohin woher warum weshalb wieso wie welche welcher welches welchen welchem wieviel womit wofür wozu wodurch woran woraus worauf',
    ),
    genericHeadings: phrases(
      'einleitung|einführung|überblick|übersicht|fazit|zusammenfassung|schluss|schlusswort|schlussfolgerung|ausblick|hintergrund|hintergründe|allgemeines|grundlagen|weitere informationen|weiterführende links|weiterführende informationen|mehr informationen|mehr zum thema|quellen|quelle|literatur|einzelnachweise|anmerkungen|links|siehe auch|inhalt|inhaltsverzeichnis|faq|häufige fragen|häufig gestellte fragen|fragen und antworten|das wichtigste|das wichtigste in kürze|auf einen blick|vorteile|nachteile|vor- und nachteile|vorteile und nachteile|tipps|beispiele|beispiel|details|sonstiges|verschiedenes|ergebnisse|ergebnis|diskussion|methode|methoden|nächste schritte|schritt 1|schritt 2|schritt 3|teil 1|teil 2|kommentare|kontakt|über uns|über den autor|vorwort|anhang|worum geht es|verwandte artikel|ähnliche artikel|ähnliche beiträge|das könnte sie auch interessieren|bewertung|unser fazit|testergebnis|allgemein|info|infos',
    ),
    referenceOpeners: phrases(
      'dies|diese|dieser|dieses|diesem|diesen|das|jene|jener|jenes|er|sie|es|ihr|ihre|sein|seine|solche|solcher|hier|dort|dabei|dadurch|dafür|dagegen|daher|damit|danach|dann|daran|darauf|daraus|darin|darüber|darum|davon|dazu|deshalb|deswegen|demnach|folglich|somit|außerdem|zudem|ferner|darüber hinaus|jedoch|allerdings|dennoch|trotzdem|hingegen|andererseits|aus diesem grund|in diesem fall|wie oben erwähnt|wie erwähnt|wie bereits erwähnt|letztere|letzterer|erstere|ersterer|ebenso|ähnlich|auch|und|aber|oder|denn|beide|beides|so|also|stattdessen|sonst|andernfalls|inzwischen|währenddessen',
    ),
    abbreviations: words(
      'bzw ca d.h z.b u.a u.ä o.ä usw etc evtl ggf inkl exkl max min nr dr prof hr fr st str tel vgl s abs art aufl bd bspw sog gem lt mio mrd tsd jh jhd geb gest verh dipl ing med phil jur mag rer nat h.c u.s.w i.d.r i.a z.t m.e v.a e.v a.d a.m k.o jan feb mär apr jun jul aug sep sept okt nov dez mo di mi do fr sa so ehem einschl entspr erg ff hrsg kap lfd mwst zzgl abb tab anm zit anh vol co ltd inc',
    ),
    promotionalPhrases: phrases(
      'unglaublich|unglaubliche|unglaublichen|sensationell|sensationelle|revolutionär|revolutionäre|revolutionären|einzigartig|einzigartige|einzigartigen|bahnbrechend|bahnbrechende|weltklasse|erstklassig|erstklassige|erstklassigen|unschlagbar|unschlagbare|unübertroffen|unübertroffene|atemberaubend|atemberaubende|perfekt|perfekte|perfekten|traumhaft|traumhafte|ultimativ|ultimative|ultimativen|premium-qualität|höchste qualität|beste qualität|marktführend|marktführende|branchenführend|branchenführende|state of the art|nahtlos|nahtlose|mühelos|kinderleicht|jetzt kaufen|jetzt bestellen|jetzt zugreifen|jetzt sichern|nur für kurze zeit|nur noch heute|solange der vorrat reicht|exklusives angebot|sonderangebot|gratis|garantiert|geld-zurück-garantie|ohne risiko|risikofrei|lassen sie sich nicht entgehen|nicht verpassen|game changer|gamechanger|must-have|das beste vom besten|auf das nächste level|neue maßstäbe|geheimtipp|wunder|wundermittel|magisch|phänomenal|grandios|fantastisch|fantastische',
    ),
    fillerPhrases: phrases(
      'eigentlich|grundsätzlich|im grunde|im grunde genommen|sozusagen|gewissermaßen|halt|eben|irgendwie|ja|doch|mal|quasi|natürlich|selbstverständlich|offensichtlich|letztendlich|letzten endes|schlussendlich|im endeffekt|an und für sich|in der heutigen zeit|heutzutage|in der welt der|in der heutigen welt|es ist wichtig zu beachten|es sei darauf hingewiesen|wie wir alle wissen|wie jeder weiß|um ehrlich zu sein|ehrlich gesagt|meiner meinung nach|der tatsache geschuldet|aufgrund der tatsache|aufgrund der tatsache dass|mehr oder weniger|im großen und ganzen|alles in allem|nicht zuletzt|zu guter letzt|ohne weiteres|tauchen wir ein|wirklich|total|absolut|ganz einfach|einfach nur|im rahmen von|in bezug auf|hinsichtlich',
    ),
    announcements: phrases(
      'in diesem artikel|in diesem beitrag|in diesem ratgeber|in diesem blogbeitrag|in unserem ratgeber|dieser artikel zeigt|dieser beitrag zeigt|dieser ratgeber zeigt|dieser artikel erklärt|dieser beitrag erklärt|dieser ratgeber erklärt|dieser artikel beleuchtet|wir zeigen ihnen|wir zeigen dir|wir verraten ihnen|wir verraten dir|erfahren sie hier|erfährst du hier|im folgenden erfahren',
    ),
    genericWords: words(
      'wichtig bedeutung wesentlich entscheidend zentral grundlegend wertvoll notwendig nötig hauptsache rolle spielt teil bestandteil aspekt element faktor basis vielfältig verschieden unterschiedlich zahlreich unzählig einzigartig individuell besonders einfach leicht schwer schwierig möglich vorteil nutzen positiv besser beste toll verbessern steigern fördern wirksam erfolg ergebnis wirkung auswirkung einfluss wert qualität hilft helfen hilfe bieten ermöglichen beitragen trägt sorgen erreichen ziel leben welt mensch person körper geist seele gesellschaft alltag täglich tag zeit heute heutig modern zukunft weg schritt moment erfahrung wählen wahl richtig passend geeignet finden entdecken lernen verstehen wissen brauchen bedürfnis denken glauben beachten achten vergessen erinnern versuchen beginnen anfangen start genießen fühlen gefühl ändern veränderung wachsen entwickeln chance potenzial herausforderung lösung idee methode aufmerksamkeit glück freude zufrieden ausgewogen gleichgewicht harmonie wohlbefinden wohlfühlen inspiration motivation vertrauen leidenschaft geduld wunderbar schön perfekt ding sache problem frage antwort thema punkt beispiel arbeit geben groß klein neu',
    ),
    definitionVerbs: phrases(
      'ist ein|ist eine|ist der|ist die|ist das|sind|war ein|war eine|bezeichnet|bezeichnen|bedeutet|bedeuten|heißt|heißen|nennt man|versteht man unter|versteht man|wird als|werden als|wird definiert als|gilt als|gelten als|steht für|stehen für|beschreibt|besteht aus|handelt es sich um|ist einer|ist eines',
    ),
    genericLinkTexts: phrases(
      'hier|hier entlang|bitte hier klicken|klicke hier|klicken sie hier|klickt hier|hier ansehen|hier herunterladen|unter diesem link|folgen sie diesem link|hier klicken|klick hier|mehr|mehr erfahren|mehr lesen|weiterlesen|weiter|mehr infos|mehr informationen|weitere informationen|link|dieser link|diese seite|seite|webseite|website|artikel|dieser artikel|zum artikel|details|download|herunterladen|ansehen|quelle|info|jetzt lesen|start',
    ),
    sayingVerbs: words(
      'sagt sagte sagten sagen erklärt erklärte erklärten erläutert erläuterte betont betonte meint meinte schreibt schrieb berichtet berichtete berichten warnt warnte fordert forderte ergänzt ergänzte kommentiert kommentierte bestätigt bestätigte behauptet behauptete kündigt kündigte zufolge laut gemäß nach teilte teilt schätzt schätzte urteilt urteilte',
    ),
    numberUnits: words(
      'prozent prozentpunkte menschen personen nutzer kunden patienten schüler studenten arbeiter beschäftigte mitarbeiter teilnehmer befragte firmen unternehmen länder städte schulen krankenhäuser haushalte wohnungen fälle studien mal jahre jahren jahr monate monaten monat wochen woche tage tagen tag stunden stunde minuten minute sekunden sekunde millionen million milliarden milliarde tausend hundert euro cent dollar franken pfund eur usd chf kg g mg t tonnen tonne km m cm mm kilometer meter zentimeter quadratmeter qm hektar ha liter l ml kwh mwh gwh watt w kw mw volt v ampere gb mb tb ghz mhz hz grad celsius kalorien kcal bar kmh zimmer plätze gäste besucher mitglieder einwohner stimmen stück punkte seiten wörter artikel klicks gramm kilogramm',
    ),
    superlatives: words(
      'beste besten bester bestes größte größten größter kleinste kleinsten höchste höchsten niedrigste schnellste schnellsten langsamste billigste günstigste günstigsten teuerste teuersten älteste ältesten neueste neuesten längste längsten kürzeste stärkste schwächste einfachste einfachsten schwerste sicherste sichersten meisten wenigsten erste ersten erster einzige einzigen',
    ),
    qualifiers: words(
      'beste besten bester bestes schlechteste einzige einzigen einziger erste ersten erster erstes kostenlos kostenlose gratis garantiert garantierte bewiesen bewährt bewährte offiziell offizielle exklusiv exklusive ultimativ ultimative vollständig vollständige komplett komplette endgültig schnellste günstigste billigste einfachste sicherste perfekt perfekte immer nie niemals alle jeder',
    ),
    negations: words('nicht kein keine keinen keinem keiner nie niemals niemand nichts ohne weder nirgends'),
    modals: words('sollte sollten könnte könnten würde würden kann können muss müssen darf dürfen wird werden'),
    deictics: words('dies diese dieser dieses diesem diesen hier so'),
    firstPerson: words('ich mich mir mein meine wir uns unser unsere'),
    secondPerson: words('du dich dir dein deine ihr euch euer eure'),
    thirdPerson: words('er ihn ihm sein seine ihnen'),
    curiosityWords: phrases(
      'unglaublich|geheim|geheimnis|geheimnisse|trick|tricks|schockierend|schock|du wirst nicht glauben|sie werden nicht glauben|was dann passierte|was dann geschah|das passiert|wahnsinn|krass|irre|verrückt|genial|dinge|gründe|fakten|zeichen|wirklich|unbedingt|niemand|wusstest du|wussten sie|darum|deshalb|so einfach|verblüffend|überraschend|hätten sie gewusst|musst du|müssen sie wissen|sofort|garantiert',
    ),
    numberWords: words(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million millionen milliarde milliarden halb hälfte drittel viertel dutzend',
    ),
    listNouns: words(
      'tipps gründe schritte beispiele ideen fehler werkzeuge dinge methoden vorteile nachteile anzeichen fragen fakten arten regeln tricks eigenschaften alternativen ursachen symptome rezepte bücher orte strategien techniken mythen gewohnheiten übungen möglichkeiten wege',
    ),
    conditions: words('wenn falls sofern bevor nachdem nur als ohne außer ob bis solange sobald'),
    stepWords: words('schritt schritte schritten'),
    transitionWords: phrases(
      'aber|außerdem|allerdings|also|anschließend|auch|aufgrund|beispielsweise|zum beispiel|dadurch|daher|damit|danach|dann|darüber hinaus|dennoch|deshalb|deswegen|einerseits|andererseits|erstens|zweitens|drittens|folglich|ferner|hingegen|im gegensatz dazu|infolgedessen|insbesondere|jedoch|kurz gesagt|letztlich|mit anderen worten|nachdem|obwohl|schließlich|seitdem|sobald|sofern|somit|sondern|trotzdem|weil|während|wenn|zudem|zuerst|zunächst|zuletzt|zusammenfassend|zwar|bevor|falls',
    ),
  },
  ordinalDot: true,
  syllables: { kind: 'vowels', vowels: 'aeiouyäöü', diphthongs: ['eu', 'äu', 'ei', 'ai', 'ey', 'ay', 'au', 'ie', 'aa', 'ee', 'oo', 'ui'] },
  answerTypes: {
    count: phrases(
      'was kostet|was kosten|wie viel|wie viele|wieviel|wieviele|wie hoch|wie lange|wie alt|wie groß|wie weit|wie oft|wie schnell|wie teuer|wie schwer',
    ),
    time: phrases(
      'wann|seit wann|bis wann|in welchem jahr|welches jahr|an welchem tag|ab wann|an welchen tagen|welches datum|welche termine',
    ),
    who: phrases('wer|wen|wem|wessen|von wem|mit wem'),
    steps: phrases('wie kann ich|wie kann man|wie mache ich|wie macht man|so|wie geht'),
    definition: phrases('was ist|was sind|was bedeutet|was versteht man|was heißt|was war'),
  },
  titleForm:
    '^(?:so (?:\\S+en (?:sie|du|ihr)\\s|geht|gelingt)|wie (?:man|sie|du|ich|funktioniert|geht)\\s|was (?:ist|sind|bedeutet|bedeuten)\\s)|\\berklärt$',
  intents: {
    how_to: phrases('wie man|wie kann|wie sie|wie du|anleitung|schritt für schritt|so|tutorial'),
    definition: phrases('was ist|was sind|was bedeutet|definition|bedeutung|erklärt'),
    comparison: phrases('vs|versus|gegen|im vergleich|vergleich|unterschied|unterschiede|oder'),
    list: phrases('die besten|beste|top|tipps|gründe|beispiele|ideen'),
    price: phrases('preis|preise|kosten|kostet|was kostet|wie teuer|gehalt|gebühren|günstig'),
    review: phrases('test|im test|testbericht|erfahrung|erfahrungen|bewertung|rezension'),
    news: phrases('heute|gestern|aktuell|neu|meldung|kündigt|stellt'),
    opinion: phrases('kommentar|meinung|warum ich|warum wir|leitartikel|kolumne'),
  },
  capitalNouns: true,
  patterns: {
    hour: 'uhr',
    caption: 'abb(?:ildung)?|bild|grafik|tab(?:elle)?',
    numbered: 'kapitel|seite|schritt|teil|stufe|klasse|absatz|abschnitt|artikel|punkt|tabelle|abbildung|ausgabe|folge|raum',
    measured:
      '(?:gutachter(?:in)?|ingenieur(?:e|büro)|planungsbüro|institut|behörde|statistiker|versicherer|feuerwehr|rechnungshof|sachverständigen?|landesamt|bundesamt)[^.;:]{0,60} (?:beziffer|schätz|ermittel|errechne|taxier)(?:n|t|te|ten|et|ete|eten)|(?:laut|nach angaben) (?:de[rms] |eines? )(?:gutachters?|ingenieurbüros?|planungsbüros?|instituts?|behörde|versicherers?|feuerwehr|landesamte?s?)',
    study:
      'studien?|umfragen?|befragung(?:en)?|erhebung(?:en)?|untersuchung(?:en)?|feldtests?|messung(?:en)?|statistik(?:en)?|forscher(?:innen)?|auswertung(?:en)?',
    asksDuration: 'wie lange',
    lasting: 'sekunde|stunde|tage?n?(?!\\p{L})|woche|monat|jahr|nächte|nacht',
    article: 'der|die|das|eine?',
    currency: 'pfund|franken|kronen|dollar',
    references: 'quellen|quellenangaben|quellenverzeichnis|literatur|literaturverzeichnis|einzelnachweise|bibliographie',
    free: '\\b(?:gratis|kostenlos|kostenfrei|einmal|zweimal|(?:täg|wöchent|monat|jähr)lich|jede[nrs]? (?:tag|abend|woche|monat|jahr))\\b',
    newsDay: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|gestern',
    opinionLabel: 'meinung(?:en)?|kommentare?|kolumnen?|leitartikel|glosse',
    collection: 'geschenk(?:ideen|tipps)|\\bwitze\\b|\\bsprüche\\b',
    alternative: 'oder',
    asking: 'wie|warum|wieso|weshalb|was|wann|wo|welche[rs]?',
    call: '\\babonnier|\\bfolgen sie uns\\b|\\bein like\\b|\\bteile den artikel\\b',
    forward:
      "(?:einige|ein paar|mehrere) (?:dinge|punkte|tipps)|diese[nr]? (?:\\d+|zwei|drei|vier|fünf|sechs|sieben) (?:\\S+ )?(?:dinge|schritte|tipps|tricks|regeln|gründe)|im folgenden|folgende[nrs]?(?! (?:jahr|tag|woche|monat|nacht))|wie sie sehen werden|so geht['’]?s",
    often: 'oft|häufig|viele menschen|immer mehr',
    rhetorical:
      'hat (?:dir|ihnen|euch) (?:dieser|diese|dieses|der|die|das|unser)|bereit (?:für|zu)|was ist mit|wie (?:sieht|steht) es mit|warum (?:nicht|(?:gerade |ausgerechnet )?wir(?=\\W*$))|kenn(?:en sie|st du) das|kommt (?:ihnen|dir) das|haben sie (?:noch|schon|auch|fragen|interesse|lust)|hast du (?:noch|schon|auch|lust|fragen)|habt ihr|lust auf|neugierig|interesse an|interessiert an|noch fragen|was mein(?:en sie|st du|t ihr)|was denk(?:en sie|st du)|wuss?ten sie|wusstest du|suchen sie|suchst du|welche\\S* .*(?:bist du|sind sie)|.*bitte[?!]+$',
    sumsUp: 'das wichtigste|auf einen blick|kurz gesagt',
    series: 'ratgeber|kolumne|kommentar|analyse|folge|serie|teil|faktencheck|meinung',
    scale: 'tausend|millionen|milliarden?',
    instruction:
      '\\b(?:ignoriere|vergiss|missachte)\\b[^.!?\\n]{0,40}\\b(?:vorherigen|bisherigen|obigen|alle)\\b[^.!?\\n]{0,30}\\b(?:anweisungen|instruktionen|regeln)\\b',
  },
  shares: {
    numbers: 'ein=1 eine=1 einer=1 eines=1 einem=1 einen=1',
    parts: ['(N) von(?: je)? (N)<end>'],
    ordinals: [['jede[rsnm]? (W)e[rsnm]?<end>', 'zweit=2 dritt=3 viert=4 fünft=5 sechst=6 siebt=7 acht=8 neunt=9 zehnt=10 zwanzigst=20']],
    fractions: [
      [
        '(?<!einem )(?!einem viertel)(?:(N)[ -]?)?(W)[ns]?(?= (?:der|des|aller|von|vom|ihrer|seiner|unserer|dieser|mehr|weniger|höher|niedriger)<end>)',
        'drittel=3 viertel=4 fünftel=5 sechstel=6 siebtel=7 achtel=8 neuntel=9 zehntel=10 zwanzigstel=20',
      ],
      ['(?<=um )(ein|zwei|drei|vier)[ ]?(W)<end>', 'drittel=3 viertel=4 fünftel=5 sechstel=6 zehntel=10'],
      ['(zwei|drei|vier)(W)(?= (?:der|des|aller|von|vom)<end>)', 'drittel=3 viertel=4 fünftel=5'],
    ],
    words: [
      ['hälfte(?= (?:der|des|aller|von|vom|ihrer|seiner|unserer|dieser)<end>)', 50],
      ['(?<=um die )hälfte<end>', 50],
    ],
    rows: '(?:erst|zweit|ander|ober|unter|besser|link|recht|letzt)e[nrs]?|im',
  },
  months: months(
    'januar/jan/jänner februar/feb märz/mär april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov dezember/dez',
  ),
  passive: {
    auxiliaries: words('werde wirst wird werden werdet wurde wurdest wurden wurdet worden würde würden'),
    participlePatterns: [
      '^(?:[a-zäöüß]*[^aeiouäöü])?(?:ge[a-zäöüß]{3,}(?:t|en))$',
      '^.{2,}iert$',
      '^(?:[a-zäöüß]{2,6})?(?:be|ver|zer|ent|er|emp|miss|über|unter|wider)[a-zäöüß]{2,}t$',
      '^(?:be|ver|zer|ent|er|emp|miss|über|unter)(?:schrieben|nommen|sprochen|boten|funden|bunden|troffen|trieben|schlossen|standen|worfen|schieden|griffen|borgen|logen|gossen|gessen|loren|zogen|hoben|wogen|dorben|kannt|dacht|bracht|stiegen|schoben|wiesen|liehen|mieden)$',
    ],
    infinitivePattern: {
      pattern: '^(?:be|ver|zer|ent|er|emp|miss|über|unter)(?:lassen|halten|geben|tragen|stoßen|rufen|raten)$',
      auxiliaries: '^wu|^worden$',
    },
    exceptions: words(
      'geboren gehen geben gelten genießen gewinnen gehören gelingen geschehen gestalten gefallen gebrauchen gedenken gefährden gelangen genügen geraten gestehen gestatten gewähren gewöhnen gebären gedeihen genesen getrauen bekannt beliebt gerecht bereit gesamt gewohnt geeignet gut seit nicht echt leicht schlecht recht verrückt berühmt bewusst gespannt gesund erst bereits',
    ),
    reach: 'clause',
  },
  ease: { name: 'Amstad', kind: 'flesch', base: 180, perSentence: 1, perWord: 58.5 },
  sentenceLimit: 20,
  answerThreshold: 480,
  phrases: {
    whatIs: 'Was ist {}?',
    difference: 'Was ist der Unterschied zwischen {} und {}?',
    howToPrefix: 'so',
    versus: '{} oder {}',
    inSteps: '{} in {} Schritten',
  },
  levels,
  apart,
}
