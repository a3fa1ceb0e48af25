import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/nl.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Dutch. Ease: Douma 1960. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'nl',
  name: 'Nederlands',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'aan achter af al alle allemaal alleen alles als altijd ander andere anders ben bent bij binnen boven buiten daar daarbij daardoor daarin daarmee daarna daarom dan dat de deze die dit doen doet door dus echter een eens eerst elk elke en enige er erg ermee ervan even gaan gaat geen geweest geworden haar had hadden heb hebben hebt heeft heel hem hen het hier hij hoe hoewel hun ieder iedere iedereen iemand iets ik in is ja je jij jou jouw jullie kan kon kun kunnen kunt langs maar maken meer mee meest men met mij mijn moet moeten na naar naast net niemand niet niets nog nu of om omdat onder ons onze ook op over overal per reeds samen sinds slechts soms steeds te tegen ten ter terwijl tijdens toch toe toen tot totdat tussen u uit uw vaak van vanaf veel verder via vol volgens voor vooral vrij waar waarbij waardoor waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen word worden wordt zal ze zeer zei zelf zelfs zich zichzelf zij zijn zo zoals zodat zonder zou zouden zowel zullen',
    ),
    baitPhrases: phrases(
      'je niet vertelt|je niet vertellen|artsen haten|de schokkende waarheid|deze ene truc|dit geloof je niet|je gelooft niet|je gelooft nooit|je raadt nooit|niemand vertelt je|verandert je leven|wat er toen gebeurde|zal je schokken|je nooit vertelt|je nooit vertellen|je nooit zal vertellen|u nooit vertelt|voor je verzwijgt',
    ),
    vagueSubjects: words(
      'welkom artikel avontuur begin bericht blog dag dagen ding dingen ervaring ervaringen feiten gedachte gedachten geheim geheimen idee',
      'ideeën info informatie jaar les leven mening moment momenten nieuws nieuwtje notities onderwerp project reden redenen reis',
      'reizen samenvatting story tip tips trucs uitje update vakantie verhaal verhalen verrassing vraag vragen waarheid weekend',
      'wereld woord woorden zaken',
      'uur middag middernacht ochtend namiddag avond nacht maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week weken',
      'maand maanden jaren seizoen gids dienst bezoek uren minuut minuten',
    ),
    questionWords: words('wat wie wanneer waar hoe waarom welke welk hoeveel waarmee waarvoor wiens'),
    genericHeadings: phrases(
      'inleiding|introductie|conclusie|conclusies|samenvatting|kort samengevat|overzicht|achtergrond|algemeen|algemene informatie|meer informatie|meer weten|lees meer|lees ook|referenties|bronnen|bron|literatuur|noten|externe links|links|zie ook|inhoud|inhoudsopgave|veelgestelde vragen|faq|vragen en antwoorden|voordelen|nadelen|voordelen en nadelen|voor- en nadelen|kenmerken|eigenschappen|tips|voorbeelden|voorbeeld|details|resultaten|discussie|methode|methoden|volgende stappen|stap 1|stap 2|stap 3|deel 1|deel 2|overig|overige|diversen|reacties|contact|over ons|over de auteur|voorwoord|bijlage|gerelateerde artikelen|oordeel|ons oordeel|tot slot|slot|slotwoord|belangrijkste punten|in het kort',
    ),
    referenceOpeners: phrases(
      "dit|dat|deze|die|het|hij|zij|ze|hun|zijn|haar|hier|daar|daarbij|daardoor|daarin|daarmee|daarna|daarom|dan|dus|toen|vervolgens|om deze reden|om die reden|als gevolg daarvan|bovendien|daarnaast|verder|ook|echter|toch|niettemin|aan de andere kant|daarentegen|in plaats daarvan|anders|in dit geval|in dat geval|zoals gezegd|zoals eerder vermeld|ondertussen|maar|en|of|beide|laatstgenoemde|eerstgenoemde|evenzo|zulke|zo'n",
    ),
    abbreviations: words(
      'dhr mevr mw dr drs ir ing mr prof st enz bijv bv o.a d.w.z m.a.w i.v.m t.o.v t/m ca max min nr blz p art fig ed vol tel str jan feb mrt apr jun jul aug sep sept okt nov dec n.chr v.chr incl excl evt resp vgl zgn a.u.b',
    ),
    genericLinkTexts: phrases(
      'hier|klik hier|klikt u hier|klik dan hier|via deze link|volg deze link|lees meer|lees verder|meer|meer weten|meer info|meer informatie|bekijk|bekijk meer|verder|link|deze link|deze pagina|pagina|website|site|artikel|dit artikel|details|download|downloaden|bron|info',
    ),
    numberUnits: words(
      "procent procentpunt punten mensen personen gebruikers klanten patiënten leerlingen studenten werknemers medewerkers deelnemers bedrijven landen steden scholen ziekenhuizen huishoudens woningen gevallen studies keer maal jaar jaren maanden maand weken week dagen dag uur uren minuten minuut seconden miljoen miljard duizend honderd euro cent dollar pond kg g mg ton km m cm mm kilometer meter hectare liter l ml kwh mwh watt w kw mw volt v gb mb tb ghz graden calorieën kcal kamers plaatsen gasten bezoekers leden inwoners stemmen stuks producten pagina's woorden artikelen gram kilo",
    ),
    announcements: phrases(
      'in dit artikel|in deze blog|in dit blog|in deze gids|dit artikel legt|deze gids legt|leggen we uit|we leggen je|we laten je|we vertellen je|we bespreken',
    ),
    genericWords: words(
      'belangrijk essentieel cruciaal vitaal sleutel fundamenteel wezenlijk waardevol nodig noodzakelijk hoofdzaak rol deel onderdeel aspect element factor basis grondslag talrijk divers verschillend variatie ontelbaar uniek individueel speciaal bijzonder eenvoudig makkelijk gemakkelijk moeilijk mogelijk voordeel positief goed goede beter best beste groot verbeteren verhogen effectief succes resultaat impact invloed kwaliteit hulp helpen helpt steun bieden biedt zorgen zorgt bijdragen draagt bevorderen bereiken doel leven wereld mens mensen persoon lichaam geest ziel maatschappij samenleving dagelijks dag tijd vandaag modern toekomst weg manier vorm stap moment ervaring kiezen keuze juist passend past vinden vindt ontdekken leren begrijpen weten behoefte denken geloven beschouwen onthouden vergeten proberen beginnen genieten voelen gevoel veranderen groeien ontwikkelen kans potentieel uitdaging oplossing idee methode aandacht gelukkig vreugde tevreden balans evenwicht harmonie welzijn inspiratie motivatie vertrouwen passie geduld prachtig perfect mooi ding probleem vraag antwoord punt reden voorbeeld werk werken geven nemen klein nieuw',
    ),
    definitionVerbs: phrases(
      'is een|is de|is het|zijn de|was een|waren|betekent|betekenen|heet|heten|noemt men|wordt genoemd|worden genoemd|wordt gedefinieerd als|staat bekend als|verwijst naar|bestaat uit|beschrijft|verstaan we|staat voor',
    ),
    promotionalPhrases: phrases(
      'ongelooflijk|ongelofelijk|revolutionair|revolutionaire|uniek|unieke|marktleider|van wereldklasse|topkwaliteit|beste kwaliteit|ongeëvenaard|ongeëvenaarde|onverslaanbaar|spectaculair|spectaculaire|perfecte oplossing|ideale oplossing|onmisbaar|baanbrekend|baanbrekende|state of the art|koop nu|bestel nu|profiteer nu|mis het niet|beperkte tijd|exclusieve aanbieding|speciale aanbieding|gratis|gegarandeerd|gegarandeerde|zonder risico|niet goed geld terug|droom|magisch|wonder|wonderbaarlijk|moeiteloos|naar een hoger niveau|fantastisch|fantastische|buitengewoon',
    ),
    fillerPhrases: phrases(
      'eigenlijk|in feite|in principe|natuurlijk|uiteraard|vanzelfsprekend|tegenwoordig|in de huidige tijd|in de wereld van vandaag|het is belangrijk om op te merken|het is belangrijk te vermelden|zoals we allemaal weten|zoals bekend|vanwege het feit dat|het feit dat|met betrekking tot|wat betreft|op het gebied van|min of meer|in zekere zin|naar mijn mening|om eerlijk te zijn|zonder twijfel|speelt een belangrijke rol|gewoon|letterlijk|echt|als het ware|al met al',
    ),
    sayingVerbs: words(
      'zegt zei zeiden verklaarde verklaart legt legde volgens meldt meldde schrijft schreef stelt stelde benadrukt benadrukte voegt voegde waarschuwt waarschuwde vertelt vertelde bevestigt bevestigde aldus concludeert schat',
    ),
    negations: words('niet geen nooit niemand niets zonder noch'),
    conditions: words('als wanneer indien tenzij alleen behalve voordat nadat zonder dan'),
    listNouns: words(
      'tips redenen stappen voorbeelden ideeën fouten hulpmiddelen dingen methoden voordelen nadelen tekenen vragen feiten soorten regels trucs manieren recepten boeken plaatsen strategieën',
    ),
    qualifiers: words(
      'beste slechtste enige eerste gratis gegarandeerd bewezen officieel officiële exclusief volledig perfect altijd nooit alle',
    ),
    stepWords: words('stap stappen'),
    superlatives: words('beste slechtste grootste kleinste hoogste laagste snelste goedkoopste meeste minste eerste enige'),
    modals: words('zou zouden kan kunnen moet moeten mag zal zullen'),
    deictics: words('dit deze hier'),
    secondPerson: words('je jij jou jouw jullie u uw'),
    curiosityWords: phrases(
      'ongelooflijk|geheim|geheimen|truc|trucs|schokkend|je gelooft nooit|wat er gebeurde|verrassend|redenen|dingen|tekenen|waarheid|gek|niemand vertelt|je moet weten',
    ),
    numberWords: words(
      'nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig honderd duizend miljoen miljard half helft derde kwart',
    ),
    transitionWords: phrases(
      'bijvoorbeeld|bovendien|daarna|daarnaast|daarom|daardoor|dus|echter|eerst|ten eerste|ten tweede|evenals|hoewel|immers|in tegenstelling tot|kortom|maar|met andere woorden|namelijk|niettemin|nadat|omdat|ondanks|ook|tenslotte|terwijl|toch|tot slot|uiteindelijk|vervolgens|want|wanneer|zoals|zodat|kort gezegd',
    ),
  },
  syllables: { kind: 'groups', vowels: 'aeiouyáéíóúàèëïöü' },
  answerTypes: {
    count: phrases('hoeveel|hoe lang|hoe oud|hoe groot|hoe hoog|hoe ver|hoe vaak|welk percentage'),
    time: phrases('wanneer|in welk jaar|welk jaar|op welke datum|welke dag|sinds wanneer|hoe laat'),
    who: phrases('wie|van wie|door wie|met wie|aan wie'),
    steps: phrases('hoe kan ik|hoe kun je|hoe maak je|hoe doe je'),
    definition: phrases('wat is|wat zijn|wat betekent|wat was|wat houdt'),
  },
  titleForm: '^(?:hoe (?:je|u|werkt)|wat (?:is|zijn))\\s',
  intents: {
    how_to: phrases('hoe|zo|handleiding|stap voor stap|gids'),
    definition: phrases('wat is|wat zijn|wat betekent|definitie'),
    comparison: phrases('vs|versus|vergelijking|vergeleken|verschil|verschillen|of'),
    list: phrases('de beste|beste|top|tips|redenen|voorbeelden|ideeën'),
    price: phrases('prijs|prijzen|kosten|wat kost|tarieven|salaris|goedkoop'),
    review: phrases('review|test|getest|ervaringen|recensie'),
    news: phrases('vandaag|gisteren|kondigt|lanceert'),
    opinion: phrases('opinie|column|mening|waarom ik'),
  },
  patterns: {
    hour: 'uur',
    caption: 'beeld|tabel',
    numbered: 'versie|hoofdstuk|pagina|bladzijde|stap|deel|niveau|fase|optie|figuur|tabel|artikel|groep',
    measured:
      '(?:ingenieursbureau|adviesbureau|onderzoeksbureau|taxateurs?|gemeente|instituut|verzekeraars?|brandweer|rekenkamer)[^.;:]{0,60} (?:schat|schatte|schatten|berekende|berekenden|raamt|raamde|mat|maten|geschat|berekend|geraamd|gemeten)|volgens (?:het|de) (?:ingenieursbureau|adviesbureau|onderzoeksbureau|gemeente|instituut|verzekeraar|brandweer)',
    study: 'onderzoek(?:en|ers)?|enquêtes?|peiling(?:en)?|metingen|statistieken',
    article: 'de|het|een',
    currency: 'dollar|pond',
    references: 'referenties|bronnen|bronvermelding|literatuur',
    free: '\\bgratis\\b',
    newsDay: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    opinionLabel: 'opinie|columnist',
    alternative: 'of',
    asking: 'hoe|hoeveel|waarom|wanneer|wat|waar|welke|wie',
    livingCosts: '\\bkosten van levensonderhoud\\b',
    forward: '(?:een paar|enkele) dingen|deze (?:\\d+|twee|drie|vijf) (?:\\S+ )?(?:dingen|stappen)|hieronder',
    often: 'vaak|steeds meer',
    rhetorical:
      'vond (?:je|u) di?t|klaar (?:om|voor)|interesse in|geïnteresseerd in|herken|heb je (?:ook|al|vragen)|wist (?:je|u)|wat vind (?:je|jij|u)',
    sumsUp: 'in het kort',
    scale: 'duizend|miljoen|miljard',
    instruction:
      '\\b(?:negeer|vergeet)\\b[^.!?\\n]{0,40}\\b(?:vorige|eerdere|voorgaande|bovenstaande)\\b[^.!?\\n]{0,20}\\b(?:instructies|opdrachten)\\b',
  },
  shares: {
    numbers: 'een=1 één=1 eén=1',
    parts: ['(N) (?:op de|op elke|op iedere) (N)<end>'],
    fractions: [['(N) (W)(?= van )', 'derde=3 kwart=4 vierde=4 vijfde=5 zesde=6 zevende=7 achtste=8 negende=9 tiende=10']],
    words: [['helft(?= van )', 50]],
    rows: 'eerste|tweede|andere|laatste',
  },
  months: months(
    'januari/jan februari/feb maart/mrt april/apr mei juni/jun juli/jul augustus/aug september/sep/sept oktober/okt november/nov december/dec',
  ),
  passive: {
    auxiliaries: words('word wordt worden werd werden'),
    participlePatterns: ['^(?:[a-z]{1,8})?ge[a-zë]{2,}(?:d|t|en)$', '^(?:be|ver|ont|her|er)[a-z]{2,}(?:d|t)$'],
    exceptions: words(
      'geboren gebied gezicht geluid geld gewicht geduld gebaat gezond gemiddeld bekend benieuwd verbaasd gezind beroemd geschikt geweest geworden gebleven gegaan gekomen bijzonder verband vertrouwd verliefd beter alleen verder over',
    ),
    reach: 'clause',
  },
  ease: { name: 'Douma', kind: 'flesch', base: 206.835, perSentence: 0.93, perWord: 77 },
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: { whatIs: 'Wat is {}?', versus: '{} of {}', inSteps: '{} in {} stappen' },
  levels,
  apart,
}
