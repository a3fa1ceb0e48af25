import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/cy.gen.ts'
import { months, words } from '../words/entries.ts'

/** Welsh. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'cy',
  name: 'Cymraeg',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ac am ar at bobl bod bydd cael cafodd cyn ddim ddydd dim dros dweud dywedodd ei er erbyn eu fe fel fod fy fydd gael gan gyda gyfer hwn hyn hynny i lle mae mae’r meddai mewn mis mwy na nad neu newydd nhw ni nid o oed oedd oherwydd ond pan roedd sydd un wedi wlad wnaeth wrth y ym yn yng yr yw â ôl',
    ),
    genericWords: words(
      'addas agwedd allweddol amrywiaeth amrywiol amser amynedd angen angenrheidiol angerdd anghenion anodd ansawdd arbennig ateb atebion bach berffaith bethau bobl boddhad bosibl broblem brofiad budd bwysig byd bywyd cam camau canlyniad cefnogi cofio corff credu creu cwestiwn cwestiynau cydbwysedd cyflawni cyfle cyfleoedd cymdeithas cynnig cynyddu cyrraedd da darganfod darparu datblygu dda ddarparu ddatblygu ddeall ddechrau ddewis ddyfodol ddysgu deall dechrau deimlo dewis diben dull dydd dyfodol dylanwad dynol dysgu effaith effeithiol eiliad elfen elfennau enaid enghraifft fach fawr feddwl ffordd ffyrdd fudd fwynhau fywyd gefnogi gorau gorff greu gwahanol gwaith gwell gwella gwerth gwerthfawr gwybod gwych gyflawni gyfle gymdeithas gynnig hanfodol hapus hardd hawdd heddiw helpu her heriau hyder llawenydd lles llwyddiant llwyddo lwyddiant lwyddo mantais manteision mawr meddwl modd modern mwynhau newid newydd nifer nod nodau orau perffaith person peth pethau pobl posibilrwydd posibl potensial problem profiad pwrpas pwynt pwysig pwysigrwydd rhan rhannau rheswm rhesymau rhyfeddol rôl sail sicrhau sylfaen sylw syml syniad teimlad teimlo twf tyfu unigolyn unigryw wahanol waith well wella werth wybod ysbryd ystyr ystyried',
    ),
  },
  months: months(
    'ionawr/ion chwefror/chwef/chw mawrth/maw ebrill/ebr mai mehefin/meh gorffennaf/gorff/gor awst medi hydref/hyd tachwedd/tach rhagfyr/rhag',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
