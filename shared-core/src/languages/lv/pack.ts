import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/lv.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Latvian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'lv',
  name: 'Latviešu',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'aiz ar arī bet bez bija būs būt būšu diemžēl dēļ es esam esat esmu gan gar ir ja jau jo jā ka kamēr kaut kopš kļuva kļūs kļūst kļūt lai līdz nav ne nekā nevis pa par pat pie pirms pret pār pēc starp tad tas taču teica tiek tik tika tikai tiks to tomēr tā tādēļ tāpēc un uz vai var varat varēs varēsim vien viņa viņš zem ārpus',
    ),
    questionWords: words('kas ko kur kad kā kāpēc kurš kura kuri cik kam kāds kāda kādi no kurienes kādēļ'),
    genericHeadings: phrases(
      'ievads|secinājums|secinājumi|kopsavilkums|pārskats|priekšvēsture|vairāk informācijas|papildu informācija|lasiet arī|avoti|atsauces|literatūra|piezīmes|saites|ārējās saites|saistītie raksti|skatīt arī|saturs|biežāk uzdotie jautājumi|buj|jautājumi un atbildes|priekšrocības|trūkumi|priekšrocības un trūkumi|īpašības|padomi|piemēri|sīkāk|rezultāti|diskusija|kontakti|par mums|komentāri',
    ),
    referenceOpeners: phrases(
      'tas|tā|tie|tās|šis|šī|šie|šīs|viņš|viņa|viņi|tā|šeit|tur|tad|pēc tam|tāpēc|tātad|turklāt|arī|bet|tomēr|no otras puses|gluži pretēji|tā vietā|citādi|šajā gadījumā|tikmēr|un|vai|abi|tāds|tāda',
    ),
    abbreviations: words('piem t.i utt u.c u.tml dr prof doc iela nr lpp lp g gs tel tūkst milj mljrd sv att tab sk red plkst ap'),
    genericLinkTexts: phrases(
      'šeit|te|klikšķiniet šeit|spiediet šeit|vairāk|lasīt vairāk|lasiet vairāk|vairāk informācijas|uzzināt vairāk|turpināt|saite|šī saite|šī lapa|lapa|vietne|raksts|šis raksts|sīkāk|lejupielādēt|avots|info',
    ),
    genericWords: words(
      'aizmirst aspekts atbilde atbilstošs atcerēties atklāt attīstība atšķirīgs aug augt augšana bauda baudīt brīdis brīnišķīgs brīža būtisks būtība cilvēki cilvēks dabisks daudzveidīgs daļa daļas dažāds diena dienas doma domāt dvēsele dzīve dzīvot efektīvs elements faktors gars grūti grūts harmonija ideja ideāls iedvesma ieguvums iespēja ietekme ikdiena individuāls indivīds izaicinājums izaugsme izcils izdoties izjust izjūta izmaiņas izmantot izpratne izvēle izvēlēties jauna jauns jautājums just justies jēga jūtas kaislība kvalitāte laba labi labklājība labs labvēlīgs labāks laika laiks laime laimīgs lieliska lielisks liels lieta lietas loma līdzeklis līdzsvars mainīt mazs metode mirklis moderns motivācija mācīties mērķis mūsdienas neaizmirstams nepieciešams neskaitāms neticams noderīgs nodrošināt nozīme nozīmīgs nākotne pacietība pamats panākumi pasaule patīkams persona personīgs piedāvāt pieeja piemērots piemērs pieredze pilnveidot pilnīgs potenciāls pozitīvs priecīgs prieks problēma pārliecība pārmaiņas rada radīt rezultāts risinājums sabiedrība sajust sajūta saprast sasniegt sekmēt skaists solis soļi spēja spēt svarīgs sākt sākums tic ticēt tēma unikāls uzlabot uzmanība uzticība vajadzība veicināt veidi veids veiksme viegls vienkāršs vitāls vēlme vērtība vērtīgs zina zināt īpašs īpašība ķermenis',
    ),
  },
  ordinalDot: true,
  patterns: {
    references: 'literatura',
  },
  months: months(
    'janvāris/janv februāris/febr marts aprīlis/apr maijs jūnijs/jūn jūlijs/jūl augusts/aug septembris/sept oktobris/okt novembris/nov decembris/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
