import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/ro.gen.ts'
import { months, phrases, shortEnding, words } from '../words/entries.ts'

/** Romanian. No reading ease: no formula with published constants was found. */
export const pack: LanguagePack = {
  tag: 'ro',
  name: 'Română',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a abia acea aceasta această aceea aceeași aceia acel acela acelaşi același acele acelea acest acesta aceste acestea acestei acestor acestora acestui aceștia acolo acum adică ai aia aici al ale alt alta altă alte altele altfel alți altul am anume apoi ar are aș așa asta astfel asupra atât atâta atunci au avea avem având avut azi ba bine ca că căci care cărei căror cărora cărui către ce cea ceea cei cel cele celor celui ceva chiar cine cineva cu cum cumva da dacă dar dat datorită de deci decât deja deși destul din dintr dintre doar după',
      'e ea ei el ele era erau este eu eşti ești fără făcut fi fie fiecare fiecărei fiecărui fiind foarte fost i ia iar ii îi îl îmi împotriva în înainte încă încât într între însă își îți ins isi la le li lor lui lângă mă mai mare mea mei mele mereu meu mi mie mine mult multă multe mulți ne nevoie ni niciun nicio nici nimeni nimic niște noastră noastre noi nostru noștri nu numai o or orice oricine oricum ori pe pentru peste pot poate până prea precum prin printre putea puțin',
      's sa să săi sale sau său se și si sub sunt suntem sunteți spre ta tăi tale tău te ți tine toată toate tot totul totuși toți trebuie tu un una unde undeva unei unele uneori unii unor unora unu unui unul va vă vă vei voi vom vor vostru voastră voastre vreo vreun',
    ),
    questionWords: words('ce cine cui când unde cum cât câtă câți câte care căruia'),
    genericHeadings: phrases(
      'introducere|concluzie|concluzii|rezumat|pe scurt|prezentare generală|privire de ansamblu|context|informații generale|mai multe informații|referințe|surse|bibliografie|note|legături externe|vezi și|cuprins|conținut|întrebări frecvente|faq|întrebări și răspunsuri|avantaje|dezavantaje|avantaje și dezavantaje|beneficii|caracteristici|sfaturi|exemple|exemplu|detalii|rezultate|discuții|metodă|metode|pașii următori|pasul 1|pasul 2|pasul 3|partea 1|partea 2|altele|diverse|comentarii|contact|despre noi|despre autor|despre|prefață|anexă|articole similare|articole recomandate|verdict|idei principale|generalități|final|în încheiere|în concluzie',
    ),
    referenceOpeners: phrases(
      'acesta|aceasta|aceștia|acestea|acest|această|aceste|acela|aceea|aceia|acelea|el|ea|ei|ele|lui|lor|său|sa|aici|acolo|astfel|așa|atunci|apoi|de aceea|de asta|din acest motiv|din această cauză|prin urmare|în consecință|așadar|deci|de asemenea|în plus|mai mult|totuși|însă|cu toate acestea|pe de altă parte|în schimb|altfel|în acest caz|în acel caz|după cum am menționat|cum am spus|între timp|dar|și|sau|iar|ambele|ambii|primul|ultimul|la fel',
    ),
    abbreviations: words(
      'dl dna d-na dra dr prof ing ec acad gen col lt etc ex p pag pg nr art vol ed str bd bl sc ap jud com tel aprox max min vs î.hr d.hr a.m p.m s.a s.r.l ș.a ș.a.m.d m.o of mil mld ian feb mar apr iun iul aug sept oct nov dec cca cf fig cap op cit',
    ),
    promotionalPhrases: phrases(
      'incredibil|incredibilă|revoluționar|revoluționară|unic pe piață|lider de piață|lider pe piață|de clasă mondială|de cea mai bună calitate|calitate superioară|inegalabil|imbatabil|spectaculos|spectaculoasă|uimitor|uimitoare|perfect pentru tine|soluția perfectă|soluția ideală|indispensabil|de ultimă generație|cumpără acum|comandă acum|profită acum|nu rata|nu ratați|ofertă limitată|ofertă exclusivă|ofertă specială|stoc limitat|gratuit|garantat|rezultate garantate|fără risc|banii înapoi|de vis|magic|miracol|miraculos|fără efort|la următorul nivel|îți va schimba viața|excepțional|extraordinar|extraordinară|fantastic|senzațional',
    ),
    fillerPhrases: phrases(
      'practic|efectiv|pur și simplu|de fapt|în realitate|bineînțeles|desigur|evident|în zilele noastre|în ziua de azi|în lumea de azi|în lumea|trebuie menționat că|este important de menționat|este important de știut|merită menționat|după cum știm cu toții|după cum se știe|datorită faptului că|faptul că|în ceea ce privește|cu privire la|referitor la|din punct de vedere|la nivel de|mai mult sau mai puțin|într-un fel|într-un anumit fel|la urma urmei|până la urmă|în cele din urmă|după părerea mea|sincer să fiu|fără îndoială|joacă un rol important',
    ),
    announcements: phrases(
      'în acest articol|în acest ghid|în această postare|acest articol explică|acest articol prezintă|vom vedea cum|vom vedea ce|vom vorbi despre|vom discuta despre|vă vom arăta|îți vom arăta|vă prezentăm|îți prezentăm',
    ),
    genericWords: words(
      'important esențial crucial vital cheie fundamental semnificativ valoros prețios necesar principal rol parte aspect element factor bază numeros variat varietate divers diferit multiplu unic individual special simplu ușor greu dificil posibil avantaj beneficiu pozitiv bun bună îmbunătăți crește eficient succes rezultat efect impact valoare calitate ajutor ajută ajuta sprijin oferi oferă permite contribui asigura obține atinge scop obiectiv viață viața trăi trăim zilnic lume lumea oameni om omul persoană corp minte suflet societate zi zile timp astăzi modern viitor drum cale mod fel pas moment clipă experiență alege potrivit corect găsi găsește descoperi explora învăța înțelege ști vrea dori gândi crede considera aminti uita încerca începe bucura simți sentiment schimba dezvolta oportunitate potențial provocare soluție idee metodă atenție fericit satisfacție echilibru armonie bunăstare inspirație motivație încredere pasiune răbdare minunat perfect frumos lucru problemă întrebare răspuns subiect punct exemplu muncă lucra face lua deveni mic nou',
    ),
    definitionVerbs: phrases(
      'este un|este o|este cel|este cea|sunt|era un|era o|a fost un|a fost o|înseamnă|se numește|se numesc|este numit|este numită|este definit|este definită|se definește|este cunoscut ca|este cunoscută ca|constă în|se referă la|reprezintă|desemnează|descrie',
    ),
    genericLinkTexts: phrases(
      'aici|click aici|apasă aici|dă click aici|mai mult|citește mai mult|citeşte mai mult|află mai mult|vezi mai mult|mai multe|detalii|vezi detalii|continuă|continuă citirea|link|acest link|această pagină|pagina|articol|acest articol|site|sursa|sursă|info|mai multe informații|descarcă',
    ),
    sayingVerbs: words(
      'spus spune spun declarat declară afirmat afirmă explicat explică precizat precizează adăugat adaugă susținut susține menționat menționează anunțat anunță potrivit conform scris scrie avertizat avertizează subliniat subliniază relatat relatează estimat estimează transmis arătat arată',
    ),
    numberUnits: words(
      'procente procent oameni persoane utilizatori clienți pacienți elevi studenți angajați participanți respondenți companii firme țări orașe școli spitale gospodării locuințe cazuri studii ori ani an luni lună săptămâni săptămână zile zi ore oră minute minut secunde milioane milion miliarde miliard mii mie sute euro dolari dolar lei leu lire eur usd ron kg g mg tone tonă km m cm mm kilometri metri metru hectare litri litru l ml kwh mwh gwh wați w kw mw volți v gb mb tb ghz mhz hz grade celsius calorii kcal camere locuri vizitatori membri locuitori voturi bucăți produse pagini cuvinte articole puncte',
    ),
    superlatives: words('cel cea cei cele mai prim prima primul primele ultimul ultima maxim maximă minim minimă singurul singura'),
    qualifiers: words(
      'singurul singura primul prima gratuit gratuită garantat garantată dovedit dovedită oficial oficială exclusiv exclusivă complet completă definitiv perfect perfectă mereu niciodată toți toate lider',
    ),
    negations: words('nu niciodată nimeni nimic niciun nicio nici fără'),
    modals: words('ar putea trebui trebuie poate pot va vor'),
    deictics: words('acest această aceste acești acesta aceasta aici iată'),
    firstPerson: words('eu mă mie meu mea mei mele noi ne nouă nostru noastră noștri noastre'),
    secondPerson: words('tu te ție tău ta tăi tale voi vă vouă vostru'),
    thirdPerson: words('el ea ei ele'),
    curiosityWords: phrases(
      'incredibil|secret|secrete|secretul|truc|trucuri|nu o să-ți vină să crezi|ce s-a întâmplat|șocant|șoc|uluitor|surprinzător|lucruri|motive|semne|nimeni nu ți-a spus|trebuie să știi|te va surprinde|iată|vezi|adevărul|nebunie|viral|senzațional|bombă',
    ),
    numberWords: words(
      'zero unu una doi două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci sută sute mie mii milion milioane jumătate sfert treime',
    ),
    listNouns: words(
      'sfaturi motive pași exemple idei greșeli instrumente lucruri metode avantaje dezavantaje beneficii semne întrebări tipuri reguli trucuri caracteristici alternative cauze simptome rețete cărți locuri strategii tehnici mituri obiceiuri exerciții moduri',
    ),
    conditions: words('dacă când doar numai decât înainte după fără până'),
    stepWords: words('pas pași'),
    transitionWords: phrases(
      'apoi|așadar|astfel|atunci|când|ca urmare|cu toate acestea|dacă|dar|de aceea|de asemenea|de exemplu|deci|deoarece|deși|după|fiindcă|în concluzie|în consecință|în plus|în primul rând|în al doilea rând|în schimb|însă|întrucât|mai întâi|mai mult|nu numai|pe de altă parte|pentru că|prin urmare|spre exemplu|totuși|totodată|ulterior|în final|în cele din urmă|adică|cu alte cuvinte',
    ),
  },
  affixes: [shortEnding('ul a e i u ă')],
  answerTypes: {
    count: phrases('cât|câtă|câți|câte|ce procent|ce procentaj|ce număr|cât de mult|cât costă'),
    time: phrases('când|în ce an|ce an|în ce dată|la ce dată|în ce zi|de când|până când|la ce oră'),
    who: phrases('cine|cui|al cui|a cui|de către cine|cu cine'),
    steps: phrases('cum pot|cum se poate|cum să'),
    definition: phrases('ce este|ce sunt|ce înseamnă|ce a fost|ce era|ce reprezintă'),
  },
  intents: {
    how_to: phrases('cum|cum să|ghid|pas cu pas|tutorial|pași pentru'),
    definition: phrases('ce este|ce sunt|ce înseamnă|definiție'),
    comparison: phrases('vs|versus|comparație|comparativ|diferența|diferențe|diferențele|sau'),
    list: phrases('cele mai bune|cei mai buni|top|sfaturi|motive|idei|exemple'),
    price: phrases('preț|prețul|prețuri|cât costă|cost|costuri|costul|tarife|salariu|ieftin'),
    review: phrases('recenzie|review|test|testat|păreri'),
    news: phrases('azi|astăzi|ieri|anunță|lansează|ultima oră'),
    opinion: phrases('opinie|părere|de ce cred|editorial'),
  },
  patterns: {
    currency: 'lei|leu|dolari',
    references: 'referințe|surse|bibliografie',
    free: '\\bgratuit\\b',
    newsDay: 'ieri',
    instruction: '\\bignor(?:ă|a|ați)[^.!?\\n]{0,40}\\binstrucțiunile\\b[^.!?\\n]{0,20}\\banterioare\\b',
  },
  shares: {
    numbers: 'o=1 unul=1 una=1 un=1 două=2 doi=2 trei=3 cinci=5 zece=10',
    parts: ['(N) din(?: fiecare)? (N)<end>'],
    fractions: [['(N) (W)(?:e|i|uri)?(?= din )', 'treim=3 pătrim=4 sfert=4 cincim=5 zecim=10']],
    words: [['jumătate(?= din )', 50]],
    rows: 'prima|doua|cealaltă',
  },
  months: months(
    'ianuarie/ian februarie/feb martie/mar aprilie/apr mai iunie/iun iulie/iul august/aug septembrie/sept/sep octombrie/oct noiembrie/noi/nov decembrie/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 520,
  phrases: {
    whatIs: 'Ce este {}?',
    howTo: 'Cum să {}',
    difference: 'Care este diferența dintre {} și {}?',
    howToPrefix: 'cum',
    versus: '{} sau {}',
    inSteps: '{} în {} pași',
  },
  levels,
  apart,
}
