import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/cs.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Czech. No reading ease: the constants were not checked. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'cs',
  name: 'Čeština',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a aby ale ani ano asi až bez bude budou by byl byla byli bylo byly být co což či další dnes do ho i já jak jako je jeho její jejich jej jemu jen jenom ještě jestli ji jí jich jim jiné jsem jsi jsme jsou jste k kam kde kdo když ke která které kterého kterou který kteří ku ma mají máme mě mezi mi mimo mít může můj my na nad nám námi nás náš naše ne nebo než nic nich ním o od ode on ona oni ono ony pak po pod podle pokud pouze pravé pro proč proto protože před přes při s se si sice so svá své svého svých svým svůj ta tak také takže tam tato tedy ten tento teto tě to toho tohoto tom tomto tomu tu ty tyto u už v vám vás váš ve vedle více však vše všech všechny vy z za zda zde ze že',
    ),
    vagueSubjects: words(
      'dva dvě tři čtyři pět šest sedm osm devět deset myšlenky myšlenka den dny dní víkend týden týdny výlet cesta rok roky let krát věc věci novinky novinka tipy nápady zážitek zkušenosti příběh život',
    ),
    questionWords: words('co kdo kdy kde jak proč který která které jaký jaká jaké kolik čí kam odkud koho komu'),
    genericHeadings: phrases(
      'úvod|závěr|závěry|shrnutí|souhrn|přehled|pozadí|obecné informace|více informací|další informace|čtěte také|zdroje|reference|literatura|poznámky|odkazy|externí odkazy|související články|viz také|obsah|často kladené otázky|časté dotazy|otázky a odpovědi|faq|výhody|nevýhody|výhody a nevýhody|vlastnosti|tipy|rady|příklady|příklad|podrobnosti|výsledky|diskuse|metoda|metody|další kroky|krok 1|krok 2|krok 3|část 1|část 2|ostatní|různé|komentáře|kontakt|o nás|o autorovi|předmluva|příloha|verdikt|na závěr',
    ),
    referenceOpeners: phrases(
      'to|tento|tato|toto|tyto|ten|ta|ti|on|ona|ono|oni|jeho|její|jejich|zde|tam|tehdy|potom|poté|pak|proto|z tohoto důvodu|tudíž|tedy|v důsledku toho|kromě toho|navíc|dále|také|ale|však|nicméně|přesto|na druhou stranu|naopak|místo toho|jinak|v tomto případě|jak bylo uvedeno|mezitím|a|nebo|oba|obě|takový|taková|takové|podobně',
    ),
    abbreviations: words(
      'např tj tzn tzv atd apod mj resp popř dr ing mgr bc prof doc mudr judr phdr ul nám č čís str s r stol hod tel tis mil mld kč př.n.l n.l sv vyd red obr tab viz max min led úno bře dub kvě čvn čvc srp zář říj lis pro cca',
    ),
    genericLinkTexts: phrases(
      'zde|tady|klikněte zde|klikni zde|klikněte na odkaz|klikněte sem|více|číst více|čtěte více|více informací|zjistit více|pokračovat|pokračovat ve čtení|odkaz|tento odkaz|tato stránka|stránka|web|článek|tento článek|podrobnosti|stáhnout|zdroj|info',
    ),
    numberUnits: words(
      'procent procenta procento bodů lidí osob uživatelů zákazníků pacientů žáků studentů zaměstnanců účastníků firem zemí měst škol nemocnic domácností případů studií krát let rok roku roky měsíců měsíce týdnů týdny dní dny den hodin hodiny hodina minut minuty sekund milionů miliony milion miliard miliardy tisíc tisíce stovek korun koruny kč eur euro dolarů haléřů kg g tun tuny km m cm mm metrů kilometrů hektarů litrů litr l ml kwh mwh wattů w kw gb mb stupňů kalorií pokojů míst hostů členů obyvatel hlasů kusů stran slov',
    ),
    genericWords: words(
      'aspekt budoucnost cenný cesta chvíle chápat cíl cíle cítit den denně dne dnes dnešní dobré dobrý dobře dokonalý dosáhnout duše důležitý důvod důvěra faktor harmonie hlavní hodnota ideální individuální inspirace jedinec jedinečný jednoduchý jistota každodenní klíčový krok krása krásný kvalita lepší lidský lidé lidí lépe malé malý menší moderní moment motivace možnost mysl myslet myšlenka měnit nabízet naučit nejlepší nespočet nezbytný nové nový nádherný nápad objevit obtížný odpověď okamžik osoba otázka ovlivnit pamatovat pocit podpora podstata podstatný pomoc pomáhat porozumět poskytnout potenciál potěšení potřeba pozitivní poznat pracovat problém prospěch prvek práce práci přispět příklad příležitost přínos příčina radost role rovnováha rozmanitý rozvoj rozvíjet růst různorodý různé různý skutečně skvělý snadný spokojenost svět světa trpělivost téma tělo těšit těžký umožnit učit užitek užitečný velké velký vliv vybrat vášeň výběr výhoda výjimečný výsledek vývoj význam věc věci vědět větší věřit zajistit začátek začít zkusit zkušenost zlepšit změna změnit znalost způsob zvláštní zvýšit základ úspěch účinek účinný úžasný čas času četný člověk část části řešení šance štěstí šťastný život',
    ),
  },
  ordinalDot: true,
  answerTypes: {
    count: phrases('kolik|kolika|jaké procento|jak dlouho|jak mnoho|jak velký'),
    time: phrases('kdy|v kterém roce|ve kterém roce|v jakém roce|který rok|který den|od kdy'),
    who: phrases('kdo|koho|komu|kým|čí'),
    steps: phrases('jak mohu|jak lze|jak udělat'),
    definition: phrases('co je|co to je|co jsou|co znamená'),
  },
  titleForm: '^jak (?:se )?\\S+[^s]t\\s|^co (?:je|jsou)\\s',
  patterns: {
    numbered: 'verze|verzi|kapitola|kapitole|krok|kroku|strana|straně|část|části|fáze|fázi|úroveň|tabulka|tabulce|článek|článku',
    currency: 'kč|korun\\p{L}*',
    references: 'zdroje|literatura|bibliografie',
    free: '\\bzdarma\\b',
    newsDay: 'pondělí|úterý|středu|čtvrtek|pátek',
    alternative: 'nebo',
  },
  shares: {
    numbers: 'jeden=1 jedna=1 jednu=1 dva=2 dvě=2 dvou=2 tři=3 tří=3 čtyři=4 čtyř=4 pěti=5 deseti=10',
    parts: ['(N) z(?:e|(?: každých))? (N)<end>'],
    ordinals: [
      [
        'každ(?:ý|á|é|ého|ou|ému) (W)(?:ý|á|é|ého|ou|ém|ému|í|ího)<end>',
        'druh=2 třet=3 čtvrt=4 pát=5 šest=6 sedm=7 osm=8 devát=9 desát=10',
      ],
    ],
    fractions: [['(?:(N) )?(W)(?:a|y|u|ě)(?= <letter>)', 'třetin=3 čtvrtin=4 pětin=5 šestin=6 desetin=10']],
    words: [['polovin(?:a|u|y|ě)(?= <letter>)', 50]],
    rows: 'první|druh(?:á|é|ou)|v',
  },
  months: months(
    'ledna/leden/led února/únor/úno března/březen/bře dubna/duben/dub května/květen/kvě června/červen/čvn července/červenec/čvc srpna/srpen/srp září/zář října/říjen/říj listopadu/listopad/lis prosince/prosinec/pro',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
