import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sr.gen.ts'
import { months, words } from '../words/entries.ts'

/** Serbian. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sr',
  name: 'Српски',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ali bi bio da do godine i iz izjavio je kada kako kao koja koji li na nakon ne nije o od rekao sa sam samo se su sve to u više za zbog će što а али би био више дa да до за због и из када која који ли нa на након не није о од рекао сe са се су то у што је ће',
    ),
    genericWords: words(
      'aspekt bezbroj birati bitan bolje bolji brojan brojni budućnost cilj cilja dan danas današnji dela deo divan dobar dobro dobrobit doprineti dragocen društvo duša efekat efikasan element faktor glavni harmonija idealan ideja individualan inspiracija iskustvo izazov izuzetan jedinstven jednostavan ključan korak korist koristan kvalitet lak lep lepota ljudi ljudski mali manji misao misliti moderan moguć mogućnost motivacija nadahnuće najbolji naučiti način neophodan nov novi novo nužan odabir odabrati odgovor odličan omogućiti osećaj osnova osnovni osoba otkriti pitanje poboljšati podrška podržati pojedinac pokušati pomagati pomoć poseban postići potencijal potreba potreban poverenje povećati pozitivan početak početi prednost prekrasan prikladan prilika primer problem promena promeniti rad raditi radost rast rasti ravnoteža različit razlog raznolik razumeti razvijati razvoj rezultat rešenje savremen savršen saznanje sjajan sreća srećan strast strpljenje stvar stvari suština svakodnevni svet tačka telo tema temelj teško težak trenutak uloga um unaprediti uspeh uspešan uticaj uzrok učiti užitak uživati važan važno važnost velik verovati veći vrednost vreme vremena zadovoljstvo znanje znati značaj značenje čovek želeti živeti život аспект безброј бирати битан боље бољи бројан бројни будућност важан важно важност велик веровати већи вредност време времена главни дан данас данашњи дела део диван добар добро добробит допринети драгоцен друштво душа елемент ефекат ефикасан желети живети живот задовољство знати значај значење знање идеалан идеја изазов изузетан индивидуалан инспирација искуство квалитет корак корист користан кључан лак леп лепота мали мањи мисао мислити могућ могућност модеран мотивација надахнуће научити начин најбољи неопходан нов нови ново нужан одабир одабрати одговор одличан омогућити осећај основа основни особа открити питање побољшати поверење повећати подржати подршка позитиван покушати помагати помоћ посебан постићи потенцијал потреба потребан почетак почети појединац предност прекрасан прикладан прилика пример проблем промена променити равнотежа рад радити радост развијати развој различит разлог разнолик разумети раст расти резултат решење савремен савршен сазнање свакодневни свет срећа срећан ствар ствари страст стрпљење суштина сјајан тачка тежак тело тема темељ тешко тренутак уживати ужитак узрок улога ум унапредити успех успешан утицај учити фактор хармонија циљ циља човек јединствен једноставан људи људски',
    ),
  },
  ordinalDot: true,
  patterns: {
    caption: 'слика|фото',
    references: 'literatura|источники|список литературы|литература|примечания',
    alternative: 'или',
    currency: 'евро|доллар\\p{L}*|руб\\p{L}*|грн|гривен\\p{L}*|гривн\\p{L}*|лв|лева',
  },
  months: months(
    'јануар/јан/januar/jan фебруар/феб/februar/feb март/мар/mart/mar април/апр/april/apr мај/maj јун/jun јул/jul август/авг/avgust/avg септембар/сеп/septembar/sep октобар/окт/oktobar/okt новембар/нов/novembar/nov децембар/дец/decembar/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
