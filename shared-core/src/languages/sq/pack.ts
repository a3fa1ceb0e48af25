import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/sq.gen.ts'
import { months, words } from '../words/entries.ts'

/** Albanian. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sq',
  name: 'Shqip',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ai ajo ata atë cili deri dhe disa do duhet duke dy e edhe fundit gjatë gjithë i ishin ishte janë jetë ka kaluar kanë kishte kjo ku kur këtë mbi me mirë mund më ndaj ndërsa ne nga një nuk në nëse pa parë pas pasi po por prej pse për përpara që saj se shpreh shumë si sipas së ta tha tij tjetër tyre të u vetëm është',
    ),
    genericWords: words(
      'ardhme arrij arritje arsye aspekt avantazh baraspeshë bashkëkohor baza bazë besim besoj botë bukur bukuri cilësi dita dituri ditë dobi dobishëm domosdoshëm durim dëshirë efekt efektiv ekuilibër element faktor fillim filloj frymëzim gjë gjëra gëzim hap harmoni ideal ideja individ individual jashtëzakonshëm jep jeta jetik jetoj jetë kohë kontribuoj kryesor kujtim kujtoj kuptoj kupton kyç kënaqur kënaqësi larmi lehtë lejoj lloj lumtur lumturi madh madhe mahnitshëm mbështes mbështetje mendim mendje mirë modern moment motivim mrekullueshëm mundshëm mundur mundësi mundësoj mëdha mënyrë mësoj ndihem ndihmoj ndihmë ndikim ndikoj ndjej ndjenjë ndryshim ndryshëm nevojshëm nevojë njeri njeriu njerëz njerëzor njoh njohuri ofron panumërt pasion person pikë pjesë potencial pozitiv problem provoj puna punë pyetje përditshëm përfitim përgjigje përmirësim përmirësoj përparësi përpiqem përpjekje përshtatshëm përsosur përvojë përzgjedhje qëllim rast reja rezultat roli rritje rëndësi rëndësishëm sfidë shans shembull shijoj shkak shpirt shtoj shumtë shumëllojshmëri sot sotme sukses tema thelb thelbësor themel themelor thjeshtë trupi unik vegjël veçantë vlefshëm vlerë vogël vërtet vështirë zbulim zbuloj zgjidhje zhvillim çast',
    ),
  },
  months: months(
    'janar/jan shkurt/shk mars/mar prill/pri maj qershor/qer korrik/korr gusht/gush shtator/sht tetor/tet nëntor/nën dhjetor/dhj',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
