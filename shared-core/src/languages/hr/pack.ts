import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/hr.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Croatian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'hr',
  name: 'Hrvatski',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ako ali bi bih bila bili bilo bio bismo biste biti da do duž ga hoće i iako ih ili iz ja je jedna jedno jer jest jeste joj još ju kao kojima koju kroz li me mene mi moja moje mu na nad nakon nam nas naše ne nego neki nema neće nećemo nešto ni nije nisam nismo nisu njega njegov njegova njegovo njezina njih njihov njihova njima no o od odmah on ona oni ono ova pa po pod pored prije rekao s sa sam samo se sebe si smo ste su sve svog svoj svoje svom ta tada taj tako te ti to toj tome tu u uz vam već vi više vrlo za će ćemo ću',
    ),
    questionWords: words('što tko gdje kada kad kako zašto koji koja koje koliko čiji kamo odakle koga komu kakav kakva kakvo'),
    genericHeadings: phrases(
      'uvod|zaključak|sažetak|pregled|pozadina|više informacija|dodatne informacije|pročitajte i|izvori|reference|literatura|bilješke|poveznice|povezani članci|vidi još|sadržaj|često postavljana pitanja|pitanja i odgovori|faq|prednosti|nedostaci|prednosti i nedostaci|značajke|savjeti|primjeri|detalji|rezultati|rasprava|kontakt|o nama|komentari',
    ),
    referenceOpeners: phrases(
      'to|ovo|ovaj|ova|ovi|ove|taj|ta|ti|on|ona|ono|oni|njegov|njezin|njihov|ovdje|tamo|tada|zatim|stoga|dakle|osim toga|nadalje|također|ali|međutim|ipak|s druge strane|naprotiv|umjesto toga|inače|u tom slučaju|u međuvremenu|i|ili|oba|takav',
    ),
    abbreviations: words('npr tj itd sl dr mr prof doc ing dipl ul br str god tel tis mil mlrd sv sl tab max min cca g gđa gđica tzv odn'),
    genericLinkTexts: phrases(
      'ovdje|kliknite ovdje|klikni ovdje|više|pročitaj više|pročitajte više|više informacija|saznajte više|nastavi|poveznica|link|ova poveznica|ova stranica|stranica|web|članak|ovaj članak|detalji|preuzmi|izvor|info',
    ),
    genericWords: words(
      'aspekt bezbroj birati bitan bolje bolji brojan brojni budućnost cilj cilja dan danas današnji dijela dio divan dobar dobro dobrobit doprinijeti dragocjen društvo duša element glavni harmonija idealan ideja individualan inspiracija iskustvo izazov izniman izvrstan jedinstven jednostavan ključan korak korist koristan kvaliteta lak lijep ljepota ljudi ljudski mali manji misao misliti moderan moguć mogućnost motivacija nadahnuće najbolji naučiti način neophodan nov novi novo nuditi nužan odabir odabrati odgovor omogućiti osjećaj osnova osnovni osoba otkriti pitanje poboljšati podrška podržati pojedinac pokušati pomagati pomoć poseban postići potencijal potreba potreban povećati povjerenje pozitivan početak početi prednost prekrasan prikladan prilika primjer problem promijeniti promjena rad raditi radost rast rasti ravnoteža različit razlog raznolik razumjeti razvijati razvoj rezultat rješenje savršen sjajan spoznaja sretan sreća strast strpljenje stvar stvari suvremen suština svakodnevni svijet tema temelj teško težak tijelo točka trenutak uloga um unaprijediti uspjeh uspješan utjecaj uzrok učinak učinkovit učiti užitak uživati važan važno važnost velik veći vjerovati vremena vrijednost vrijeme zadovoljstvo znanje znati značaj značenje čimbenik čovjek željeti živjeti život',
    ),
  },
  ordinalDot: true,
  patterns: {
    references: 'literatura',
  },
  months: months(
    'siječnja/siječanj/sij veljače/veljača/velj ožujka/ožujak/ožu travnja/travanj/tra svibnja/svibanj/svi lipnja/lipanj/lip srpnja/srpanj/srp kolovoza/kolovoz/kol rujna/rujan/ruj listopada/listopad/lis studenoga/studeni/stu prosinca/prosinac/pro',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
