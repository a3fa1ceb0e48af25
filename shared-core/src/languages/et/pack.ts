import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/et.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Estonian. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'et',
  name: 'Eesti',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'aga ei et ja jah kas kuid kõik ma me midagi mind minu mu mul mulle nad nii olen oli oma on pole pärast sa seda see selle siin siis ta te ära ütles',
    ),
    questionWords: words('mis mida kes keda kus millal kuidas miks milline missugune kui palju mitu kelle kuhu kust kellele'),
    genericHeadings: phrases(
      'sissejuhatus|kokkuvõte|järeldus|järeldused|ülevaade|taust|rohkem infot|lisainfo|lisateave|loe ka|allikad|viited|kirjandus|märkused|lingid|välislingid|seotud artiklid|vaata ka|sisukord|sisu|korduma kippuvad küsimused|kkk|küsimused ja vastused|eelised|puudused|eelised ja puudused|omadused|nõuanded|näited|üksikasjad|tulemused|arutelu|kontakt|meist|kommentaarid',
    ),
    referenceOpeners: phrases(
      'see|need|tema|ta|nad|nemad|tema|nende|siin|seal|siis|seejärel|seetõttu|seega|lisaks|samuti|ka|aga|kuid|siiski|teisest küljest|vastupidi|selle asemel|muidu|sel juhul|samal ajal|ja|või|mõlemad|selline|niisugune',
    ),
    abbreviations: words('nt jne jms jt st s.t dr prof dots tn nr lk a aastal u umbes tel tuh mln mld püha joon tab vt red kl pr hr sh'),
    genericLinkTexts: phrases(
      'siin|siia|kliki siia|klõpsake siin|rohkem|loe edasi|loe rohkem|rohkem infot|lisainfo|jätka|link|see link|see leht|leht|veebileht|artikkel|see artikkel|üksikasjad|laadi alla|allikas|info',
    ),
    genericWords: words(
      'abi aeg aega aidata aitab ajad algus alus alustada arendada areneda areng arusaam arvukas asi asjad avastada edendada edu edukas eelis eesmärk elada element elu eluline elus enesekindlus erakordne eri eriline erinev harmoonia hea head heaolu hetk hetke hing hinge ideaalne idee ideid igapäevane imeline inimene inimlik inspiratsioon isiklik kannatlikkus kasu kasulik kasv kasvada keeruline keha kerge keskne kire kirg kogeda kogemus kvaliteet küsimus lahendus lihtne loob loomulik lugematu luua maailm meel meetod mitmekesine moodne moodus motivatsioon muuta muutus mäletada märkimisväärne mõelda mõista mõju mõjutada mõte mõtted nauding nautida oluline osa osad oskus pakkuda pakub parandada parem parim positiivne potentsiaal probleem päev põhiline põhimõte põhjus rahulolu raske roll rõõm rõõmu rõõmus saavutada samm sammu sobida sobiv soov soovida suur suured suurepärane tagada tahta tasakaal teada teadmine teekond teema tegur tulemus tulevik tunda tunded tunne tähelepanu tähendus tähtis täiuslik tänapäev tõhus unikaalne unustada usaldus usk uskuda uue uued uus vaja vajadus vajalik valida valik vastus väike väärtus väärtuslik võimalik võimalus võti võtme õige õnn õnnelik õnnestuda õppida ühiskond',
    ),
  },
  ordinalDot: true,
  months: months(
    'jaanuar/jaan veebruar/veebr märts aprill/apr mai juuni juuli august/aug september/sept oktoober/okt november/nov detsember/dets',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
