import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sv.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Swedish. Ease from LIX (Björnsson 1968) by our own linear map. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sv',
  name: 'Svenska',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'alla allt att av bara bli blev blir blivit de dem den denna dessa det detta dig din dina ditt du där då efter eftersom ej eller en er era ert ett från för före genom ha hade han hans har hela hela henne hennes hon honom hos hur här i icke igen in inga ingen ingenting innan inom inte ja jag ju kan kunde kommer kring lite man med medan mellan men mer mig min mina mitt mot mycket många måste ni nog nu något någon några när nära och också om oss på redan sade samma samt sedan sig sin sina sitt ska skall skulle som så sådan till tills trots under upp ut utan vad vara varit varje vem vi vid vilka vilken vilket vill var är åt även över ända än',
    ),
    baitPhrases: phrases(
      'inte berättar för dig|du kommer inte att tro|ni kommer inte att tro|du gissar aldrig|det här tricket|läkare hatar|vad som hände sedan|förändrar ditt liv|ingen berättar|chockerande sanning|aldrig berättar|aldrig kommer att berätta|undanhåller dig',
    ),
    vagueSubjects: words(
      'två tre fyra fem sex sju åtta nio tio tankar tanke dag dagar dagen helg helgen resa resan vecka veckan år året gång gånger sak saker nyheter nytt tips idéer upplevelse erfarenheter berättelse historia liv livet',
    ),
    questionWords: words('vad vem vilka vilken vilket när var hur varför vems varifrån'),
    genericHeadings: phrases(
      'inledning|introduktion|sammanfattning|slutsats|slutsatser|översikt|bakgrund|allmänt|mer information|läs mer|läs också|källor|referenser|noter|externa länkar|länkar|se även|innehåll|innehållsförteckning|vanliga frågor|frågor och svar|faq|fördelar|nackdelar|för- och nackdelar|egenskaper|tips|exempel|detaljer|resultat|diskussion|metod|metoder|nästa steg|steg 1|steg 2|steg 3|del 1|del 2|övrigt|kommentarer|kontakt|om oss|om författaren|förord|bilaga|relaterade artiklar|avslutning|kort sagt',
    ),
    referenceOpeners: phrases(
      'detta|denna|dessa|den|det|de|han|hon|dess|deras|här|där|då|sedan|därefter|därför|därmed|således|följaktligen|dessutom|också|även|men|dock|däremot|emellertid|å andra sidan|i stället|annars|i detta fall|i så fall|som nämnts|under tiden|och|eller|båda|sådan|sådana',
    ),
    abbreviations: words(
      'bl.a t.ex d.v.s dvs m.m m.fl o.s.v osv etc ca kl nr s sid st dr prof hr fr f.d s.k t.o.m fr.o.m jan feb mar apr jun jul aug sep sept okt nov dec max min tel ung',
    ),
    genericLinkTexts: phrases(
      'här|klicka här|tryck här|via länken|läs mer|mer|mer information|mer info|se mer|fortsätt|fortsätt läsa|länk|denna länk|denna sida|sida|sidan|webbplats|artikel|artikeln|detaljer|ladda ner|källa',
    ),
    numberUnits: words(
      'procent procentenheter personer människor användare kunder patienter elever studenter anställda deltagare företag länder städer skolor sjukhus hushåll fall studier gånger år månader månad veckor vecka dagar dag timmar timme minuter minut sekunder miljoner miljon miljarder tusen hundra kronor kr euro dollar öre kg g ton km m cm mm mil meter kilometer hektar liter l ml kwh mwh watt w kw gb mb grader kalorier rum platser gäster besökare medlemmar invånare röster stycken sidor ord',
    ),
    genericWords: words(
      'arbete aspekt avgörande balans behov behöva behöver betyda betydelse betyder bidra bidrar bra bäst bästa bättre börja början börjar chans dag daglig del delar dröm effekt effektiv element enastående enkel enkelt erbjuda erbjuder erfarenhet exempel faktor fantastisk fokus framgång framtid främja fråga frågor förbättra fördel förmåga förstå förtroende förändra ge ger glad glädje glömma god grund grundläggande harmoni helhet hjälp hjälpa idé idéer individ individuell inspiration kropp kunskap kvalitet känna känner känsla leva lever liv livet lycka lyckas lämplig lära lätt lösning metod modern människa målsättning mångfald mångsidig möjlig möjlighet naturlig njuta ny nya nyckel nytt nytta nödvändig nöje olika otalig passa passion perfekt person positiv potential problem påverka resultat riktig roll sak saker samhälle sammanhang själ självförtroende skapa skäl speciell steg stor stora svar svår sätt tanke tid tillfredsställelse tillfälle trivas tro tror tänka tålamod underbar unik uppleva uppmärksamhet uppnå upptäcka utmaning utmärkt utveckla vacker vackra vardag variation vet veta viktig välbefinnande välja väljer värde värld väsentlig växa växer ämne ögonblick öka',
    ),
  },
  answerTypes: {
    count: phrases('hur många|hur mycket|hur länge|hur gammal|hur stor|hur hög|hur långt|hur ofta'),
    time: phrases('när|vilket år|vilken dag|vilket datum|sedan när|hur dags'),
    who: phrases('vem|vilka|vems|av vem|med vem'),
    steps: phrases('hur gör|hur kan'),
    definition: phrases('vad är|vad betyder|vad innebär|vad menas'),
  },
  patterns: {
    caption: 'bild',
    numbered: 'kapitel|sida|sidan|steg|del|nivå|fas|tabell|figur|artikel|avsnitt|årskurs',
    article: 'en|ett',
    currency: 'kronor|kr',
    references: 'referenser|källor|litteratur',
    free: '\\bgratis\\b',
    newsDay: 'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag',
    opinionLabel: 'kommentare?',
    alternative: 'eller',
  },
  shares: {
    numbers: 'en=1 ett=1 två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 tjugo=20',
    parts: ['(N) av (N)<end>'],
    ordinals: [['(?:var|vart|varje) (W)<end>', 'annan=2 annat=2 tredje=3 fjärde=4 femte=5 sjätte=6 sjunde=7 åttonde=8 nionde=9 tionde=10']],
    fractions: [
      [
        '(N) (W)(?:ar|er|en|e)?<end>',
        'tredjedel=3 tredel=3 fjärdedel=4 fjerdedel=4 firedel=4 femtedel=5 femdel=5 sjättedel=6 sjettedel=6 tiondel=10 tiendedel=10 tidel=10',
      ],
    ],
    words: [['hälften(?= av )|var(?:annan|tannat)<end>', 50]],
    rows: 'första|andra|sista',
  },
  months: months(
    'januari/jan februari/feb mars/mar april/apr maj juni/jun juli/jul augusti/aug september/sep/sept oktober/okt november/nov december/dec',
  ),
  passive: {
    auxiliaries: words('bli blir blev blivit blivits'),
    participles: words(
      'byggd byggt byggda gjord gjort gjorda tagen taget tagna skriven skrivet skrivna given givet givna funnen funnet funna satt satta såld sålt sålda köpt köpta använd använt använda vald valt valda utförd utfört utförda känd lagd lagt lagda sedd sett sedda driven drivet drivna bruten brutet brutna bunden bundet bundna stängd stängt stängda byggts köpts sänkt sänkta höjd höjt höjda införd infört införda bestämd bestämt bestämda',
    ),
    participlePatterns: ['[a-zåäö]{3,}(?:ad|ats|ade|erad|erat|erade|rat)$'],
    verbPattern: '^.{3,}ades$',
    exceptions: words(
      'glad lat trött rädd kvar lugn åt bråttom hoppades andades lyckades tycktes kändes mindes trivdes fanns minskades umgicks skämdes blygdes kräktes brottades alldes',
    ),
    statePattern: '^\\S+ (?:intresserad|förvånad|irriterad|förälskad|imponerad|engagerad|oroad|skild)[et]? (?!av$)',
    reach: 1,
  },
  ease: { name: 'LIX', kind: 'lix', base: 140, perSentence: 2, perWord: 2 },
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
