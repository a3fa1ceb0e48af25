import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/az.gen.ts'
import { months, words } from '../words/entries.ts'

/** Azerbaijani. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'az',
  name: 'Azərbaycanca',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'barədə baş belə bildirdi bildirib bir biz bu ci cümə da daha davam dedi deyib deyil deyə də edib edir edən etdi etmək görə günü heç hələ hər idi iki ilə isə ki kimi lakin məhkəmə mən o olan olaraq olduğunu onlar onların onun qarşı qədər son sonra səs və yeni çox üçün şəkildə şənbə ən əsasən əvvəl',
    ),
    genericWords: words(
      'addım ahəng amil an anlamaq anlayış artım artırmaq asan asanlıq açar balans başlamaq başlıca böyük böyümək bədən bənzərsiz cavab cür cəhd cəhət cəmiyyət diqqət doğru duyğu dövr dünya düzgün düşüncə dəstək dəyişmək dəyər ecazkar effektiv ehtiras ehtiyac element fayda fikir fürsət fərd fərdi fərq fərqli gözəl gün gündəlik günümüz güvən gələcək hamı harmoniya heyrətamiz hiss hisslər hissə həll həlledici həvəs həyat ideya ilham imkan inam inanmaq inkişaf insan irəliləyiş iş keyfiyyət kiçik kömək könül kəşf lazım metod misal motivasiya möhtəşəm mövzu müasir mühüm mükəmməl mümkün müsbət müvəffəqiyyət müxtəlif məmnun məqsəd məsələ nailiyyət növ nümunə nəticə potensial problem qiymətli rahat rol ruh rəngarəng sadə saysız sevinc seçim seçirik seçmək sual suallar səbir səbəb səmərəli səyahət tarazlıq töhfə təcrübə təmin təməl tərəqqi təsir unikal uyğun uğur uğurlu vacib vaxt verir vermək xatırlamaq xoşbəxt xüsusi yanaşma yaxşı yaşamaq yaşayır yeni yol yollar zaman zehin zövq zəruri çalışmaq çatmaq çoxlu çoxsaylı çətin ömür öyrənmək özünəinam üstünlük üsul üsullar şey şeylər şəxs şəxsi əhəmiyyət əsas əsaslı',
    ),
  },
  months: months(
    'yanvar/yan fevral/fev mart/mar aprel/apr may iyun/iyn iyul/iyl avqust/avq sentyabr/sen oktyabr/okt noyabr/noy dekabr/dek',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
