import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      '(?<!från )i(?:går| förrgår)(?! och )|(?:i )?(?:förra|nästa) (?:vecka|veckan|månad(?:en)?|år(?:et)?|helg(?:en)?|sommar(?:en)?|vintern?|höst(?:en)?|vår(?:en)?|måndag(?:en)?|tisdag(?:en)?|onsdag(?:en)?|torsdag(?:en)?|fredag(?:en)?|lördag(?:en)?|söndag(?:en)?)(?! (?:i|av)\\b)|i (?:måndags|tisdags|onsdags|torsdags|fredags|lördags|söndags|fjol|somras|vintras|höstas|våras)|för (?:några|ett par|två|tre|fyra|\\d{1,2}) (?:dagar|veckor|månader) sedan',
    ahead: 'nästa',
    reports: [' säger ', ' sade ', ' uppger ', ' berättar '],
    until:
      '(?:till och med|senast|fram till|före|t\\.o\\.m\\.)(?: (?:den|måndagen|tisdagen|onsdagen|torsdagen|fredagen|lördagen|söndagen)(?: den)?)?',
    future: 'ska|skall|kommer att|planeras|blir|öppnar|börjar|startar|hålls|äger rum',
    holds: 'är|kan|gäller|pågår|anmäl(?:an|ningar|er)?|ansökan|öppet|öppen|giltig|boka|tillgänglig',
    past: 'var|hade|blev|hölls|pågick|har|varade|gällde',
  },
  numbers: 'en/ett två/båda tre fyra fem sex sju åtta nio tio/tiotal elva tolv/dussin femton tjugo trettio fyrtio femtio hundra',
  series: 'del|avsnitt|kapitel|dag|vecka|säsong|nummer|omgång',
  labels: {
    label: 'brådskande|senaste nytt|uppdaterat|uppdatering|exklusivt|direkt|video|bilder|utkast|kopia av|nytt|slutversion',
    section: 'nyheter|aktuellt|artiklar|artikel|hem|pressmeddelande|okategoriserad|blogg',
    kindNames:
      'pressmeddelande|nyhetsbrev|meddelande|protokoll|dagordning|(?:viktig )?information|inbjudan|rapport|välkom(?:men|na)|inledning|om oss|recept|intervju|påminnelse|program|sammanfattning|resultat',
    by: 'av|skriven av',
  },
  open: 'och|eller|men|att|ett|eftersom|sin|sina',
}
