import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sl.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Slovenian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sl',
  name: 'Slovenščina',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ali b bi bil bila bile bili bilo biti blizu bo bodo bolj bom bomo brez c da dan danes dejal deset do dober dobro dokler dolg dovolj druga drugi dva dve eden en ena ene eno f g ga in iz je ji jih jim jo k kar karkoli ker ki kjer ko kot lahko le lepo leto malo manj me med medtem mesec mi moj moja moje mora morajo mu na nad naj najmanj nas nato naše ne nekaj nekatere nekateri ni nikoli nje njega njegov njegova njen njeno njih njihovo o ob oba osem pa pet petek po pod poleg ponedeljek potem povsod prav pravi pravo precej pred prej pri približno primer pripravljena proti prva prvi prvo redko res s saj sam samo se sedem sem seveda si sicer skoraj skozi smo so sta ste stran stvar ta tako takoj te tebi tega težko ti tisti tisto to toda torek tretje tri tudi tukaj v vam vedno velika veliko vendar ves več vsa vsaj vsak vse vsi vso z za zadnji zaradi zdaj zelo zunaj če četrtek čez še šest štiri že',
    ),
    questionWords: words(
      'kaj kdo kje kdaj kako zakaj kateri katera katero koliko čigav kam kod od kod koga komu čemu kakšen kakšna kakšno',
    ),
    genericHeadings: phrases(
      'uvod|zaključek|sklep|povzetek|pregled|ozadje|več informacij|dodatne informacije|preberite tudi|viri|reference|literatura|opombe|povezave|sorodni članki|glej tudi|kazalo|vsebina|pogosta vprašanja|vprašanja in odgovori|faq|prednosti|slabosti|prednosti in slabosti|lastnosti|nasveti|primeri|podrobnosti|rezultati|razprava|kontakt|o nas|komentarji',
    ),
    referenceOpeners: phrases(
      'to|ta|ti|te|on|ona|ono|oni|njegov|njen|njihov|tu|tam|takrat|potem|zato|torej|poleg tega|nadalje|tudi|ampak|vendar|kljub temu|po drugi strani|nasprotno|namesto tega|sicer|v tem primeru|medtem|in|ali|oba|tak|taka',
    ),
    abbreviations: words(
      'npr kap tj itd ipd oz dr mag prof doc ing dipl univ ul št str r l tel tis mio mrd sv obr tab op max min ca g ga gdč t.i',
    ),
    genericLinkTexts: phrases(
      'tukaj|tu|kliknite tukaj|kliknite|več|preberi več|preberite več|več informacij|izvedi več|nadaljuj|povezava|ta povezava|ta stran|stran|splet|članek|ta članek|podrobnosti|prenesi|vir|info',
    ),
    genericWords: words(
      'aspekt bistven bistvo bolje boljši cilj cilja dan današnji danes dejavnik del dela delati delo dnevno dober dobra dobro doseči dragocen duša edinstven element enostaven glavni harmonija idealen ideja individualen izbira izboljšati izbrati izjemen izkušnja izziv kakovost ključen korak korist koristen lahek lep lepo lepota ljudi ljudje majhen manjši misel misliti moderen mogoč motivacija možnost najboljši naučiti navdih način nešteto nov nova novo nujen občutek odgovor odkriti odličen omogočiti oseba osnova osnoven podpirati podpora pomagati pomemben pomen pomoč ponuditi popoln posameznik poseben poskusiti pot potencial poti potreba potreben potrpežljivost povečati pozitiven prednost preprost prihodnost priložnost primer primeren prispevati problem rast rasti ravnovesje različen razlog raznolik raznovrsten razumeti razvijati razvoj rezultat rešitev sodoben spomniti spoznati sprememba spremeniti sreča srečen strast stvar telo tema temelj težava težek težko točka trenutek um uspeh uspešen učinek učinkovit učiti užitek uživati vedeti velik verjeti veselje večji vloga vpliv vplivati vprašanje vrednost vsakdanji vzrok zadovoljstvo zagotoviti zamisel zaupanje začetek začeti znanje čas časa človek človeški čudovit čustvo čutiti številen želeti živeti življenje',
    ),
  },
  ordinalDot: true,
  patterns: {
    references: 'literatura',
  },
  months: months(
    'januar/jan februar/feb marec/mar april/apr maj junij/jun julij/jul avgust/avg september/sep oktober/okt november/nov december/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
