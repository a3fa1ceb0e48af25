import { each, type Inflection } from '../inflection.ts'

const adjectives =
  'cheap|fast|big|small|larg|long|short|high|low|old|new|young|strong|easy|early|lat|simpl|quick|slow|fin|light|dark|soft|hard|warm|cold|hot|healthy|happy|tall|wid|deep|clean|saf|near|rich|poor|great|nic|busy|heavy|thin|thick|sweet|fresh|tight|loud|smart|bright|smooth|rough|dry|wet|narrow|clos'

export const inflection: Inflection = {
  letters: '',
  // British and American spelling
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['is(e[sd]?|ing|ations?|ers?)$', 'iz$1'],
    ['yz(e[sd]?|ing)$', 'ys$1'],
    ['(.{3})our', '$1or'],
  ],
  words:
    'leaf leaves|leave leaves leaving left|knife knives|wife wives|life lives|live lives lived living|half halves|wolf wolves|shelf shelves|self selves|calf calves|loaf loaves|thief thieves|elf elves|hoof hooves hoofs|scarf scarves scarfs|man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice mouses|louse lice|ox oxen|person people persons peoples|penny pennies pence|die dice|criterion criteria|phenomenon phenomena|medium media mediums|datum data|analysis analyses|crisis crises|basis bases|base bases based basing|thesis theses|diagnosis diagnoses|hypothesis hypotheses|index indexes indices|matrix matrices matrixes|appendix appendices appendixes|cactus cacti cactuses|fungus fungi funguses|nucleus nuclei|curriculum curricula curriculums|bacterium bacteria|stimulus stimuli|axis axes|axe axes|' +
    'buy buys bought buying|sell sells sold selling|make makes made making|build builds built building buildings|teach teaches taught teaching|think thinks thought thinking|find finds found finding|found founds founded founding|write writes wrote written writing|drive drives drove driven driving|eat eats ate eaten eating|drink drinks drank drunk drinking|run runs ran running|swim swims swam swum swimming|sing sings sang sung singing|begin begins began begun beginning|choose chooses chose chosen choosing|speak speaks spoke spoken speaking|break breaks broke broken breaking|grow grows grew grown growing|know knows knew known knowing|fly flies flew flown flying|draw draws drew drawn drawing drawings|give gives gave given giving|take takes took taken taking|keep keeps kept keeping|sleep sleeps slept sleeping|feed feeds fed feeding|lead leads led leading|read reads reading|pay pays paid paying|say says said saying|sew sews sewed sewn sewing|win wins won winning|hold holds held holding|cut cuts cutting|lose loses lost losing|send sends sent sending|spend spends spent spending|ride rides rode ridden riding|freeze freezes froze frozen freezing|light lights lit lighting|hang hangs hung hanging|catch catches caught catching|wear wears wore worn wearing|stick sticks stuck sticking sticks|' +
    'good better best|goods|bad worse worst|news|customs|means|economics|politics|physics|new newer newest|evening evenings|wed weds wedding weddings|king kings|ring rings rang rung ringing|spring springs|wing wings|string strings|thing things|sing|bed beds|red reds|shed sheds|bread breads|breed breeds bred breeding|need needs needed needing|seed seeds seeded seeding|weed weeds weeding|speed speeds speeding|honest|forest forests|harvest harvests harvested harvesting|interest interests|protest protests|contest contests|modest|morning mornings|during|hundred hundreds|bus buses busses|gas gases gasses|lens lenses|bias biases|chaos|' +
    'centre center centres centers|metre meter metres meters|litre liter litres liters|theatre theater theatres theaters|fibre fiber fibres fibers|grey gray|tyre tire tyres tires|aluminium aluminum|catalogue catalog catalogues catalogs|dialogue dialog dialogues dialogs|programme program programmes programs programming programmed|plough plow|jewellery jewelry|pyjamas pajamas|doughnut donut doughnuts donuts|yoghurt yogurt|mould mold moulds molds|defence defense|licence license licences licenses|practice practise practices practising',
  classes: [
    {
      of: 'n',
      min: 2,
      endings: '- ies>y ches>ch shes>sh sses>ss xes>x zes>z zzes>z oes>o uses>us ses>s ied>y',
    },
    { of: 'n', min: 1, endings: 'ying>ie' },
    { of: 'n', min: 2, endings: 's', unless: '(?:s|[^aeiou]u|i)$' },
    // a short syllable before an ending doubles its consonant or had an e: `staring` is no form of `star`
    { of: 'n', min: 2, endings: 'ing ed', unless: '^[^aeiou]*[aeiouy][^aeiouwxy]$|^[^aeiouy]+$|e$' },
    { of: 'n', min: 2, endings: 'ing ed', only: 'ee$|eet$|eed$' },
    { of: 'n', min: 3, endings: 'eed>ee' },
    {
      of: 'n',
      min: 2,
      endings: 'ing>e ed>e',
      unless: 'ee$|^[^aeiouy]+e$|[aeiou]{2}[^aeiouscvgz]e$|(?:[^aeiouw]|[aeiou]w)[^aeioulscgvz]e$',
    },
    { of: 'n', min: 2, endings: 'eing>e eeing>ee' },
    { of: 'n', min: 2, endings: each('bdgkmnprtv', '%%ing>% %%ed>%'), unless: 'add$' },
    { of: 'n', min: 4, endings: 'lling>l lled>l' },
    { of: 'a', min: 2, endings: `- e> er est er>e iest>y ier>y y>y ${each('bdgnt', '%%er>% %%est>%')}`, only: `^(?:${adjectives})$` },
  ],
}
