import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sk.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Slovak. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sk',
  name: 'Slovenčina',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a aby aj ak akým ale alebo ani asi až bez bol bola boli bolo bude budem budeme budú by byť cez dnes do ešte ho hoci iba ich im inom iné inému iných ja je jeho jej ju k každý keď ktorej ktorí ktorú ktorých ktorým ktorými kým len ma majú mal mala mali mať medzi mi moja moje mojej mojich možno mu musia musieť musí musíte my má mám máme môcť môže môžeme môžete môžu mňa na nad najmä nami naše našich neho nejaký nemu než nich nie niektoré niektorých niečo nič nám nás nášho ním o od on po pod podľa pokiaľ potom povedal pre pred preto pretože pri práve s sa sebou si sme so som ste svoj svoje svojho svojich svoju svojím sú tak také takéto takže tam tebou teda tejto ten tento tieto tiež to toho tohto tom tomu toto tu táto tú túto tých tým u už v viac vo vám vás však všetci všetko všetky z za zo áno či čomu čím ďalšia ďalšie ďalšiu ďalších že',
    ),
    questionWords: words('čo kto kde kedy ako prečo ktorý ktorá ktoré aký aká aké koľko čí kam odkiaľ koho komu'),
    genericHeadings: phrases(
      'úvod|záver|zhrnutie|súhrn|prehľad|pozadie|viac informácií|ďalšie informácie|čítajte tiež|zdroje|referencie|literatúra|poznámky|odkazy|súvisiace články|pozri aj|obsah|často kladené otázky|časté otázky|faq|výhody|nevýhody|výhody a nevýhody|vlastnosti|tipy|rady|príklady|podrobnosti|výsledky|diskusia|kontakt|o nás|komentáre',
    ),
    referenceOpeners: phrases(
      'to|tento|táto|toto|tieto|ten|tá|tí|on|ona|ono|oni|jeho|jej|ich|tu|tam|vtedy|potom|preto|teda|okrem toho|navyše|ďalej|tiež|ale|však|napriek tomu|na druhej strane|naopak|namiesto toho|inak|v tomto prípade|medzitým|a|alebo|obaja|taký',
    ),
    abbreviations: words(
      'napr tj tzn tzv atď a.i apod mj resp dr ing mgr bc prof doc mudr judr phdr ul nám č čís str s r stol hod tel tis mil mld n.l sv vyd red obr tab pozn max min cca p',
    ),
    genericLinkTexts: phrases(
      'tu|kliknite sem|kliknite tu|viac|čítať viac|čítajte viac|viac informácií|zistiť viac|pokračovať|odkaz|tento odkaz|táto stránka|stránka|web|článok|tento článok|podrobnosti|stiahnuť|zdroj|info',
    ),
    genericWords: words(
      'aspekt budúcnosť cenný chvíľa chápať ciele cieľ cítiť denne deň dnes dnešný dobre dobré dobrý dokonalý dosiahnuť duša dôležitý dôvera dôvod dňa faktor harmónia hlavný hodnota ideálny individuálny inšpirácia istota jedinec jedinečný jednoduchý každodenný krok krása krásny kvalita kľúčový lepšie lepší malé malý meniť menší moderný moment motivácia možnosť myseľ myslieť myšlienka najlepší naučiť nespočet nevyhnutný nové nový nádherný nápad náročný objaviť odpoveď okamih osoba otázka ovplyvniť pamätať pocit podpora podstata podstatný pomoc pomáhať pomôcť ponúkať porozumieť poskytnúť potenciál potešenie potreba pozitívny poznatok poznať početný pracovať prispieť problém prospech prvok práca práce príklad príležitosť prínos príčina radosť rast riešenie rovnováha rozmanitý rozvoj rozvíjať rásť rôzne rôznorodý rôzny skutočne skvelý skúsenosť skúsiť spokojnosť spôsob svet sveta telo tešiť trpezlivosť téma umožniť učiť užitočný vec veci vedieť veriť veľké veľký vplyv vybrať vášeň väčší výber výhoda výnimočný výsledok vývoj význam zabezpečiť začať začiatok zlepšiť zmena zmeniť zvláštny zvýšiť základ úloha úspech účinný účinok úžasný úžitok čas časti času časť človek ľahký ľudia ľudský ľudí šanca šťastie šťastný ťažký život',
    ),
  },
  ordinalDot: true,
  patterns: {
    currency: 'korun\\p{L}*',
    references: 'zdroje|literatura',
    free: '\\bzdarma\\b',
  },
  months: months(
    'januára/január/jan februára/február/feb marca/marec/mar apríla/apríl/apr mája/máj júna/jún júla/júl augusta/august/aug septembra/september/sep októbra/október/okt novembra/november/nov decembra/december/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
