import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/fil.gen.ts'
import { months, words } from '../words/entries.ts'

/** Filipino. Stop words: the commonest words of news text and those of stopwords-iso that it uses. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'fil',
  name: 'Filipino',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    stopWords: words(
      'akin aking ako am amin aming ang ano anumang apat araw at ating ay ayon bababa bago bahagi bakit bansa bawat bilang dahil dalawang dapat din dito doon gagawin ginagawa ginawa ginawang gumawa gusto habang hanggang hindi huwag iba ibig ilalim ilan ilang isa isang ito iyo iyon iyong ka kahit kailangan kailanman kami kanila kanilang kanya kanyang kapag kapwa karamihan kasama katulad kay kaya kaysa ko kong kung laban lahat lamang lang likod linggo lugar maaari maaaring mag maging mahigit mahusay marami mas matapos mayroon mga mismo mula muli na naging nagkaroon nakaraang nakita naman namin nang narito nasa ng ngayon ngunit ni nila nilang nito niya niyang noon noong o pa paano pag paggawa pagitan pagkatapos palabas pamamagitan panahon pang para paraan pareho pero pumunta sa saan sabi sabihin sarili si sila sinabi sino siya siyang tao taon tayo tulad tungkol una unang walang',
    ),
    genericWords: words(
      'ambag angkop araw arawan aspeto bagay bago bagong baguhin bahagi balanse batayan benepisyo bentahe buhay dahilan daigdig damdamin diwa elemento emosyon epekto espesyal ginagampanan ginhawa hakbang halimbawa hamon hinaharap ideya impluwensya importante indibidwal iniisip inspirasyon isip kaalaman kabutihan kagandahan kahalagahan kailangan kaisipan kakaiba kalamangan kalidad kaligayahan kaluluwa karanasan kasiyahan katawan kaunlaran kinakailangan komportable kuntento layunin lipunan lumago lumalago mabuhay mabuti madali maganda magbago magbigay magkakaiba magsimula magtagumpay mahalaga mahirap mahusay makabago makamit makatulong malaki maligaya maliit maniwala mapabuti mapahusay maramdaman maranasan masaya matagumpay matuklasan matuto maunawaan mithiin moderno motibasyon mundo nabubuhay nagbabago nagbibigay nakakamit napakarami nararamdaman nasisiyahan natatangi natututo oportunidad pagbabago paglago pagnanais pagpapabuti pagpili pagtitiwala pakinabang pakiramdam paksa pamamaraan pamumuhay pangangailangan paniniwala pansin papel paraan perpekto personal piliin pinahahalagahan pinakamahalaga posible positibo potensyal problema pumili pumipili pundasyon resulta sagot salik sandali sangkatauhan sanhi saya simple solusyon subukan suliranin suporta susi tagumpay tama tandaan tanong tao tema tiwala tiyaga tiyakin tuklasin tulong tumulong umunlad umuunlad wasto',
    ),
  },
  patterns: {
    newsDay: 'lunes|martes',
  },
  dayBehindMonth: true,
  months: months(
    'enero/ene pebrero/peb marso/mar abril/abr mayo/may hunyo/hun hulyo/hul agosto/ago setyembre/set oktubre/okt nobyembre/nob disyembre/dis',
  ),
  termLength: 7,
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
