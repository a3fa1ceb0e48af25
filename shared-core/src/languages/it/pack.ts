import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/it.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Italian. Ease: Gulpease (Lucisano and Piemontese 1988). Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'it',
  name: 'Italiano',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      "a ad ai al alcuni alcune all alla alle allo allora altra altre altri altro anche ancora avere aveva avevano c che chi ci ciascuno ciò coi col come con contro così cui d da dagli dai dal dall dalla dalle dallo davanti degli dei del dell della delle dello dentro deve devono di dopo dove dovrebbe due durante e ed egli era erano esse essere essi esso fa fare fino fra fu furono già gli ha hai hanno ho i il in infatti inoltre insieme io l la le lei li lo loro lui lungo ma mai me meglio mentre mi mia mie miei mio molta molte molti molto ne negli nei nel nell nella nelle nello nessuno niente no noi non nostra nostre nostri nostro o ogni oltre oppure ora per perché però più poco poi possono prima proprio può quale quali qualche quando quanto quasi quella quelle quelli quello questa queste questi questo qui quindi s sarà se sei sempre senza si sia siamo sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi tale tali tanto te ti tra troppo tu tua tue tuo tuoi tutta tutte tutti tutto un una uno un' vi via voi vostra vostro è",
    ),
    baitPhrases: phrases(
      'non ti dice|non ti dicono|non ti racconta|cambierà la tua vita|cosa è successo dopo|i medici odiano|la sconvolgente verità|nessuno ti dice|nessuno ti racconta|non ci crederai|non crederai|non crederete|non indovinerai mai|quello che è successo dopo|questo semplice trucco|ti lascerà senza parole|ti sconvolgerà|non ti dirà mai|non ti diranno mai|non ti racconterà mai|ti nasconde',
    ),
    vagueSubjects: words(
      'volta volte benvenuto benvenuti benvenuta',
      'articolo avventura blog cambiamento consigli consiglio cosa cose curiosità esperienza esperienze fatti giornata giorni giorno',
      'idea idee informazioni inizio lezione momenti momento mondo note notizia notizie novità opinione parola parole parte pensieri',
      'pensiero progetto ragioni riassunto riflessione riflessioni segreti segreto sorpresa storia storie tema temi trucchi vacanza',
      'vacanze verità viaggi viaggio vita',
      'ora ore mezzogiorno mezzanotte mattina mattino pomeriggio sera notte lunedì martedì mercoledì giovedì venerdì sabato domenica',
      'settimana settimane mese mesi anno anni stagione guida servizio visita minuto minuti',
    ),
    questionWords: words("che cosa chi quando dove come perché quale quali quanto quanta quanti quante cos'è cos"),
    genericHeadings: phrases(
      "introduzione|conclusione|conclusioni|riassunto|in sintesi|sintesi|panoramica|descrizione|generalità|contesto|informazioni generali|maggiori informazioni|ulteriori informazioni|approfondimenti|riferimenti|fonti|bibliografia|note|collegamenti esterni|link|vedi anche|indice|contenuti|domande frequenti|faq|domande e risposte|vantaggi|svantaggi|vantaggi e svantaggi|pro e contro|benefici|caratteristiche|consigli|esempi|esempio|dettagli|risultati|discussione|metodo|metodi|prossimi passi|passo 1|passo 2|passo 3|parte 1|parte 2|altro|varie|commenti|contatti|chi siamo|l'autore|prefazione|appendice|articoli correlati|verdetto|il nostro giudizio|punti chiave|premessa",
    ),
    referenceOpeners: phrases(
      "questo|questa|questi|queste|ciò|quello|quella|quelli|quelle|esso|essa|essi|esse|egli|lui|lei|loro|il suo|la sua|qui|lì|così|allora|poi|quindi|dunque|perciò|pertanto|per questo|per questo motivo|di conseguenza|inoltre|in più|anche|tuttavia|però|ciononostante|d'altra parte|al contrario|invece|altrimenti|in questo caso|come detto|come già detto|nel frattempo|ma|e|o|entrambi|entrambe|quest'ultimo|quest'ultima|il primo|allo stesso modo|tale|tali",
    ),
    abbreviations: words(
      'sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa ing avv arch on ecc es p.es pag pagg cap art vol fig ed n nr tel ca max min s.p.a s.r.l a.c d.c gen feb mar apr mag giu lug ago set ott nov dic cfr via',
    ),
    genericLinkTexts: phrases(
      'qui|clicca qui|cliccare qui|cliccate qui|clicchi qui|cliccando qui|premi qui|a questo link|vai qui|leggi tutto|leggi di più|continua|continua a leggere|scopri di più|altro|maggiori informazioni|più informazioni|vedi|link|questo link|questa pagina|pagina|sito|sito web|articolo|questo articolo|dettagli|scarica|fonte|info',
    ),
    numberUnits: words(
      'punti persone utenti clienti pazienti studenti alunni lavoratori dipendenti partecipanti aziende imprese paesi città scuole ospedali famiglie case casi studi volte anni anno mesi mese settimane settimana giorni giorno ore ora minuti minuto secondi milioni milione miliardi miliardo mila mille cento euro dollari sterline kg g mg tonnellate tonnellata km m cm mm chilometri metri ettari litri litro l ml kwh mwh watt w kw mw volt v gb mb tb ghz gradi calorie kcal camere posti visitatori membri abitanti voti pezzi prodotti pagine parole articoli grammi chili',
    ),
    announcements: phrases(
      'in questo articolo|in questo post|in questa guida|questo articolo spiega|questa guida spiega|vedremo insieme|andremo a vedere|andremo a scoprire|ti spieghiamo|vi spieghiamo|ti mostreremo|vi mostreremo',
    ),
    genericWords: words(
      'importante essenziale cruciale vitale chiave fondamentale significativo prezioso necessario principale ruolo parte aspetto elemento fattore base numeroso vario varietà diverso differente molteplice unico individuale speciale semplice facile difficile possibile vantaggio beneficio positivo buono buona bene migliore grande aumentare efficace successo risultato effetto impatto valore qualità aiuto aiutare sostegno offrire offre permettere contribuire favorire garantire ottenere raggiungere obiettivo meta vita vivere quotidiano mondo gente persona umano uomo corpo mente anima società giorno tempo oggi moderno epoca futuro cammino strada modo maniera forma passo momento esperienza scegliere scelta giusto adatto trovare scoprire esplorare imparare capire comprendere sapere bisogno volere vuole pensare credere considerare ricordare dimenticare provare iniziare cominciare godere sentire sente cambiare crescere sviluppare opportunità potenziale sfida soluzione idea metodo attenzione felice gioia soddisfazione equilibrio armonia benessere ispirazione motivazione fiducia passione pazienza meraviglioso perfetto bello problema domanda risposta tema punto ragione esempio lavoro dare prendere diventare piccolo nuovo',
    ),
    definitionVerbs: phrases(
      'è un|è una|è il|è la|è lo|è l|sono i|sono le|sono gli|era un|era una|significa|si definisce|è definito|è definita|si chiama|viene chiamato|viene chiamata|è detto|è detta|consiste in|consiste nel|si riferisce a|indica|descrive|rappresenta',
    ),
    promotionalPhrases: phrases(
      "incredibile|incredibili|rivoluzionario|rivoluzionaria|unico nel suo genere|leader di mercato|leader del settore|di livello mondiale|qualità superiore|migliore qualità|ineguagliabile|imbattibile|imbattibili|eccezionale|eccezionali|soluzione perfetta|soluzione ideale|imperdibile|all'avanguardia|ultima generazione|acquista ora|compra ora|ordina ora|approfitta|non perdere|offerta limitata|offerta esclusiva|offerta speciale|gratis|garantito|risultati garantiti|senza rischi|soddisfatti o rimborsati|da sogno|magico|miracolo|miracoloso|senza sforzo|cambierà la tua vita|straordinario|straordinaria|fantastico",
    ),
    fillerPhrases: phrases(
      "in realtà|di fatto|praticamente|ovviamente|naturalmente|certamente|al giorno d'oggi|oggigiorno|nel mondo di oggi|è importante notare che|vale la pena notare che|bisogna dire che|come tutti sappiamo|come è noto|a causa del fatto che|il fatto che|per quanto riguarda|in termini di|a livello di|più o meno|in un certo senso|a mio parere|secondo me|per essere onesti|senza dubbio|svolge un ruolo fondamentale|semplicemente|letteralmente|davvero",
    ),
    sayingVerbs: words(
      'detto dice dicono detto spiega spiegato afferma affermato aggiunge aggiunto secondo sottolinea sottolineato dichiara dichiarato sostiene scrive scritto annuncia annunciato riferisce avverte conclude ricorda stima stimato',
    ),
    negations: words('non mai nessuno nessuna niente nulla senza né'),
    conditions: words('se quando solo tranne prima dopo senza finché'),
    listNouns: words(
      'consigli motivi ragioni passi esempi idee errori strumenti cose metodi vantaggi svantaggi segni domande tipi regole modi trucchi ricette libri luoghi strategie',
    ),
    qualifiers: words(
      'migliore migliori unico unica primo prima gratis garantito provato ufficiale esclusivo completo perfetto sempre mai tutti tutte',
    ),
    stepWords: words('passo passi'),
    superlatives: words('migliore migliori peggiore massimo minimo primo unico'),
    modals: words('potrebbe potrebbero dovrebbe dovrebbero può possono deve devono'),
    deictics: words('questo questa questi queste ecco qui'),
    secondPerson: words('tu te ti tuo tua tuoi tue voi vostro vostra'),
    curiosityWords: phrases(
      'incredibile|segreto|segreti|trucco|trucchi|shock|scioccante|non crederai|cosa è successo|sorprendente|motivi|cose|segnali|verità|pazzesco|nessuno ti dice|devi sapere',
    ),
    numberWords: words(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta cento mille mila milione milioni miliardo mezzo metà terzo quarto',
    ),
    transitionWords: phrases(
      'allora|anche se|anzitutto|cioè|così|di conseguenza|dopo|dunque|ecco perché|infatti|infine|inoltre|in primo luogo|in secondo luogo|invece|ma|mentre|nonostante|oltre a|ossia|per esempio|ad esempio|perché|perciò|pertanto|però|poi|poiché|prima|quando|quindi|se|tuttavia|in conclusione|in sintesi',
    ),
  },
  apostrophe: 'elision',
  syllables: {
    kind: 'vowels',
    vowels: 'aeiouàèéìòóù',
    diphthongs: ['ia', 'ie', 'io', 'iu', 'ua', 'ue', 'uo', 'ui', 'ai', 'ei', 'oi', 'au', 'eu'],
  },
  answerTypes: {
    count: phrases('quanto|quanta|quanti|quante|che percentuale|quale percentuale'),
    time: phrases('quando|in che anno|in quale anno|che anno|in quale data|che giorno|da quando|a che ora|in quali date|quali giorni'),
    who: phrases('chi|a chi|da chi|di chi|con chi'),
    steps: phrases('come posso|come si fa|come fare'),
    definition: phrases("che cos'è|cos'è|cosa è|che cosa è|cosa sono|che cosa sono|cosa significa|che cosa significa"),
  },
  titleForm: "^come (?:non )?\\S+(?:are|ere|ire|rre|rsi)\\s|^(?:che )?cos['’]è\\s",
  intents: {
    how_to: phrases('come|guida|tutorial|passo dopo passo'),
    definition: phrases("cos'è|che cos'è|cosa significa|definizione"),
    comparison: phrases('vs|contro|confronto|differenza|differenze|o'),
    list: phrases('i migliori|le migliori|top|consigli|idee|esempi'),
    price: phrases('prezzo|prezzi|costo|costi|quanto costa|tariffe|stipendio'),
    review: phrases('recensione|test|opinioni|prova'),
    news: phrases('oggi|ieri|annuncia|lancia'),
    opinion: phrases('opinione|editoriale|perché credo'),
  },
  patterns: {
    hour: 'ore',
    caption: 'immagine|tabella',
    numbered: 'versione|capitolo|pagina|passo|passaggio|parte|livello|fase|opzione|figura|tabella|articolo|sezione|comma',
    measured:
      "(?:perit[oi]|ingegner[ei]|istituto|agenzia|comune|vigili del fuoco|assicurazione|studio (?:tecnico|di ingegneria|di architettura))[^.;:]{0,60} (?:stim|calcol|misur|quantific|valut)(?:a|ano|ato|ò|arono)|secondo (?:il|la|i|lo|gli|l['’])\\s?(?:perit[oi]|ingegner[ei]|istituto|agenzia|comune|assicurazione)",
    study:
      'studi|studio (?:di|del|della)(?! (?:ingegneria|architettura|consulenza|progettazione|registrazione))|sondaggi?o?|indagin[ei]|censiment[oi]|statistiche|ricercator[ei]',
    currency: 'dollar[oi]|sterline?|franchi',
    references: 'riferimenti|fonti|bibliografia',
    free: '\\bgratis\\b',
    newsDay: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|ieri',
    opinionLabel: 'opinioni|tribuna',
    collection: 'idee regalo',
    alternative: 'o',
    asking: 'come|perché|quando|quant[oaie]|qual[ei]|dove|cosa|che cosa',
    call: '\\biscriviti\\b',
    livingCosts: '\\bcosto della vita\\b',
    forward:
      'alcune cose|quest[ei] (?:\\d+|due|tre) (?:\\S+ )?(?:cose|passi|consigli)|(?:i|le) seguenti(?! (?:giorni|mesi|anni|settimane|ore))|di seguito|ecco (?:come|i|le)',
    often: 'spesso|molte persone|sempre più',
    rhetorical: '[tv]i è piaciut[oa]|pront[oi] (?:a|per)|interessat[oaie] a|hai mai|sapevi|vuoi|cosa ne pensi|.*per favore[?!]+$',
    sumsUp: 'in sintesi|in breve',
    series: 'guida|intervista',
    scale: 'mila|mille|milion[ei]|miliard[oi]',
    instruction: '\\b(?:ignora|dimentica)(?:te)?\\b[^.!?\\n]{0,40}\\bistruzioni\\b[^.!?\\n]{0,20}\\bprecedenti\\b',
  },
  shares: {
    numbers: 'un=1 uno=1 una=1',
    parts: [
      '(N)(?: (?:italian[oi]|person[ae]|donn[ae]|uom(?:o|ini)|bambin[oi]|giovan[ei]|adult[oi]|student[ei]|lavorator[ei]|famigli[ae]|aziend[ae]|impres[ae]|pazient[ei]|cas[oi]))? su (N)<end>',
      '(N) in ogni (N)<end>',
    ],
    fractions: [
      [
        "(N) (terz|quart|quint|sest|settim|ottav|non|decim)[oi](?= (?:de(?:i|gli|lle|lla|l) |dell[’']))",
        'terz=3 quart=4 quint=5 sest=6 settim=7 ottav=8 non=9 decim=10',
      ],
    ],
    words: [["metà(?= (?:de(?:i|gli|lle|lla|l) |dell[’']))", 50]],
    rows: 'prim[ao]|second[ao]|altra|ultim[ao]|a',
  },
  months: months(
    'gennaio/gen febbraio/feb marzo/mar aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/set/sett ottobre/ott novembre/nov dicembre/dic',
  ),
  passive: {
    auxiliaries: words(
      'è sono era erano fu furono sarà saranno sarebbe sarebbero stato stata stati state essere viene vengono veniva venivano venne vennero verrà verranno venga vengano venire',
    ),
    participlePatterns: [
      '[a-zàèéìòù]{2,}(?:at|it|ut)[oaie]$',
      '^(?:fatt|scritt|descritt|lett|dett|prodott|ridott|condott|tradott|introdott|mess|pres|chius|apert|copert|scopert|offert|res|spes|vist|previst|post|propost|compost|scelt|raccolt|risolt|rott|costrutt|distrutt|spint|vint|dipint|promoss|ammess|permess|spent|accols|divis|decis|uccis|pers|conclus|esclus|inclus)[oaie]$',
    ],
    exceptionPattern:
      '^(?:conosciut|andat|arrivat|entrat|tornat|ritornat|diventat|restat|stat|nat|cadut|venut|divenut|partit|uscit|salit|riuscit|cresciut|piaciut|bastat|vissut|passat|costat|durat|esistit|sembrat|cambiat|scappat|emigrat|grat|adeguat|privat|delicat|complicat|preparat|dotat|limitat)[oaie]$',
    adverbPattern: 'mente$|^(?:non|già|sempre|ancora|spesso|anche|stato|stata|stati|state)$',
    reflexives: words('si mi ti ci vi s'),
    statePattern:
      '^(?:\\S+ (?:interessat|sposat|situat|avanzat|elevat|salat|educat|appassionat|convint|delus|ubicat)|(?:è|sono|era|erano) (?:chius|apert))[oaie] (?!da|dag)',
    reach: 0,
  },
  ease: { name: 'Gulpease', kind: 'gulpease', base: 89, perSentence: 300, perWord: 10 },
  sentenceLimit: 25,
  answerThreshold: 490,
  phrases: { whatIs: 'Che cos’è {}?', howTo: 'Come {}', versus: '{} o {}', inSteps: '{} in {} passi' },
  levels,
  apart,
}
