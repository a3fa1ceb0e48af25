import type { Inflection } from '../inflection.ts'

/** Stems of two nouns, one in `-o` and one in `-a`, that are no forms of each other (`porto`, `porta`). */
const pairs =
  'cas|port|banc|cost|mod|pont|punt|past|post|prat|pat|rat|livr|cont|cop|barc|bols|carg|cert|cint|cor|cour|cub|cur|dat|fest|fil|foc|folh|form|frut|gat|got|jog|lag|linh|loj|log|manc|mal|map|marc|mass|mat|med|mes|met|min|mort|mot|moed|music|not|ov|pal|par|parafus|part|pass|peç|pel|pen|per|pes|pint|pist|plac|plan|pol|pomb|pres|pul|quart|ram|ray|rod|rolh|rop|ros|rot|sac|sal|sap|set|sol|sop|tac|tap|tax|tel|terr|test|tir|tont|torn|trat|us|vag|val|vas|vel|vid|vist|volt|zon|caix|can|cam|cap|car|cav|cen|cer|chap|choc|cob|colh|com|cord|cot|espinh|mangu|castanh|laranj'

export const inflection: Inflection = {
  letters: 'çãõ',
  spellings: [],
  words:
    'avó avós|avô avôs|pais|pai pais|país países|sabia|sábia|secretaria secretarias|secretária secretárias|coco cocos|cocô|mês meses|bom boa bons boas melhor melhores|mau má maus más pior piores|mão mãos|pão pães|cão cães|alemão alemã alemães alemãs|capitão capitães|irmão irmãos irmã irmãs|são|sã sãs|maçã maçãs|manhã manhãs|manha manhas|grande grandes grã|' +
    'fazer faz fazem fazendo feito feita feitos feitas faço fez|pôr põe põem pondo posto|ver vê veem vendo visto vista|dizer diz dizem dizendo dito|ter tem têm tendo tido|ir vai vão indo ido|escrever escreve escrevem escrevendo escrito escrita|abrir abre abrem abrindo aberto aberta|dormir dorme dormem dormindo dormido|frigir frito frita fritos fritas fritar fritando|vender vende vendem vendendo vendido vendida vendidos vendidas|limpar limpa limpam limpando limpo limpa limpado|ganhar ganha ganhando ganho',
  classes: [
    { of: 'n', min: 2, endings: '-' },
    { of: 'n', min: 2, endings: 's', unless: '[^aeiouãõ]$' },
    { of: 'n', min: 2, endings: 'res>r zes>z ses>s ns>m ões>ão ães>ão ais>al eis>el ois>ol uis>ul is>il eis>il' },
    { of: 'a', min: 3, endings: 'o a os as', unless: `^(?:${pairs})$` },
    { of: 'a', min: 3, endings: 'amente' },
    { of: 'g', min: 4, endings: '- a es as', only: '(?:[dts]or|[nlgcdu]es|ol)$' },
    { of: 'v', min: 3, endings: 'ar arse ando ado ada ados adas ava avam aram amos' },
    { of: 'v', min: 5, endings: 'a am e em' },
    { of: 'v', min: 3, endings: 'çar>c çando>c çado>c car>c cando>c que>c quem>c ce>c cem>c' },
    { of: 'w', min: 3, endings: 'er ir endo indo ido ida idos idas eram iram emos imos' },
    { of: 'w', min: 4, endings: 'e em' },
  ],
}
