import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/ga.gen.ts'
import { months, phrases, words } from '../words/entries.ts'

/** Irish. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ga',
  name: 'Gaeilge',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ach ag agus an ann aon ar arna as atá ba beirt bheith bhfuil bhí chomh chuig chun céad cúig dar de deich den dhá do don dtí dá dár dó dúirt faoi faoin faoina fiche gach gan go gur haon i iad idir in ina inár is le leis lena mar mo mé na nach naoi nuair ná ní níor níos nó ocht ochtar os raibh roimh sa seacht seisear seo siad sin sna sé sí tar thar trí tríocha tá tú um ár é éis í ó ón óna',
    ),
    questionWords: words('cad cé céard cá conas cathain cén cérbh cad chuige cé mhéad cá mhéad conus'),
    genericHeadings: phrases(
      'réamhrá|conclúid|achoimre|forbhreathnú|cúlra|tuilleadh eolais|léigh freisin|foinsí|tagairtí|leabharliosta|nótaí|naisc|naisc sheachtracha|ailt ghaolmhara|féach freisin|clár|ábhar|ceisteanna coitianta|ceisteanna agus freagraí|buntáistí|míbhuntáistí|buntáistí agus míbhuntáistí|gnéithe|leideanna|samplaí|sonraí|torthaí|plé|teagmháil|fúinn|tuairimí',
    ),
    referenceOpeners: phrases(
      'seo|sin|siúd|é seo|é sin|sé|sí|siad|anseo|ansin|ansiúd|ina dhiaidh sin|dá bhrí sin|mar sin|ina theannta sin|freisin|ach|áfach|mar sin féin|ar an taobh eile|ina ionad sin|sa chás sin|idir an dá linn|agus|nó',
    ),
    abbreviations: words('m.sh srl dr an tuas uas lch lgh uimh teil r.ch i.e ollamh co'),
    genericLinkTexts: phrases(
      'anseo|cliceáil anseo|brúigh anseo|tuilleadh|léigh tuilleadh|tuilleadh eolais|lean ar aghaidh|nasc|an nasc seo|an leathanach seo|leathanach|suíomh|alt|an t-alt seo|sonraí|íoslódáil|foinse',
    ),
    genericWords: words(
      'aidhm aird am ama anam athraíonn athrú beag bealach bealaí bheag bhealach brí buntáiste bunús bunúsach cabhair cabhrú ceist chabhrú cheist chorp chuid chuidiú chumas chéim ciall cinntiú corp cothromaíocht creid cuid cuidiú cuimhne cumas cuspóir cáilíocht céim daoine daonna deacair dearmad deis deiseanna dhaoine dheis dhomhan dhuine dhéanamh domhan duine déanamh dúshlán eispéireas eolas fachtóir fadhb fadhbanna feabhas feabhsú fearr fhadhb fhorbairt fhreagra foghlaim foighne foirfe folláine forbairt freagra fás fáth féidearthacht féinmhuinín gné gnéithe indibhidiúil inniu inspioráid intinn iontach laethanta laethúil leas luach luachmhar lá líon lúcháir maith mhaith mhuinín mhór misneach modh modhanna mothú mothúchán muinín méadú mór nua obair oibre paisean pearsanta phearsanta rath rathúil riachtanach rogha roghanna roghnú rud rudaí réiteach ríthábhachtach ról sampla saoil saol seans shampla shaol shochaí simplí slí smaoineamh smaointe sochaí sona sonas speisialta spiorad spreagadh sprioc sult sásamh sásta tacaíocht tairbhe taithí taitneamh thacaíocht thaitneamh thodhchaí thoradh thuiscint thábhacht tionchar todhchaí toradh torthaí tosú tuig tuiscint tábhacht tábhachtach tús uathúil ábhar álainn áthas éagsúil éagsúlacht éasca éifeacht éifeachtach',
    ),
  },
  apostrophe: 'elision',
  months: months(
    'eanáir/ean feabhra/feabh márta aibreán/aib bealtaine/beal meitheamh/meith iúil lúnasa/lún mfómh dfómh samhain/samh nollaig/noll',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
