import type { AdviceWords } from '../advice-words.ts'
import { labels } from './title-labels.ts'

const weekdays = '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend'

/** Written by us. */
export const words: AdviceWords = {
  labels,
  dates: {
    relative: `(?<!von )(?:vor)?gestern(?! (?:und|noch) (?:heute|so))|(?<!(?:in|an|auf|bis) (?:der|die|das|den|dem) |jede[rsnm]? |pro )(?:letzte|vergangene|vorige|kommende|nächste)[nrsm]? (?:woche|wochenende|monat|jahr|sommer|winter|frühjahr|herbst|${weekdays})(?! (?:der|des|nach|vor)\\b)|(?:(?:in|an) der|im|am) (?:letzten|vergangenen|kommenden|nächsten) (?:woche|monat|jahr|wochenende|sommer|winter|frühjahr|herbst|${weekdays})(?! (?:der|des|nach|vor)\\b)|am (?:${weekdays})(?!s?(?:morgen|abend|(?:nach|vor)mittag)? (?:und|oder|bis)\\b|,? (?:de[nm] )?\\d|\\s?[-–]|\\w)|vor (?:ein paar|einigen|wenigen|zwei|drei|vier|fünf|sechs|\\d{1,2}) (?:tagen|wochen|monaten)(?! (?:de[rsmn]|vor)\\b)`,
    ahead: '(?:im |am |in der )?(?:kommende|nächste)',
    until: `(?:bis(?: spätestens)?(?: einschließlich)?(?: zum| am)?|spätestens(?: am| bis(?: zum)?)?|vor dem|endet am)(?: (?:${weekdays}),?(?: de[nm])?)?`,
    future: 'wird|werden|geplant|voraussichtlich|finde[nt]|beginnt|startet|öffnet|eröffnet|erscheint|soll(?:en)?|tritt|treten|ab',
    holds:
      'gilt|gelten|ist|sind|kann|können|muss|müssen|läuft|laufen|endet|bleibt|wird|werden|möglich|anmeld(?:en|ung(?:en)?|eschluss)|bewerb(?:en|ung(?:en)?)|frist|einreichen|geöffnet|verfügbar|erhältlich',
    past: 'war(?:en)?|wurden?|galt(?:en)?|hatten?|blieb|lief|dauerte|fand(?:en)?|worden|gewesen|regierte|lebte|arbeitete|sollten?|begann|haben?|hat',
  },
  sources: '(?:studien|experten|forscher) (?:zeig|beleg|sag|rat|empf|sind sich)|laut (?:einer )?(?:studie|experten)(?! de)',
  numbers:
    'ein/eine/einen/einem/einer/eines/eins/erste/ersten/erster/erstes zwei/beide/beiden/zweite/zweiten/zweiter/zweites drei/dritte/dritten/dritter/drittes vier/vierte/vierten fünf/fünfte/fünften sechs/sechste/sechsten sieben/siebte/siebten acht/achte/achten neun/neunte/neunten zehn/zehnte/zehnten elf/elfte/elften zwölf/zwölfte/zwölften/dutzend fünfzehn zwanzig dreißig/dreissig vierzig fünfzig/hälfte/halbe hundert',
  series: 'teil|folge|kapitel|tag|woche|band|staffel|runde|ausgabe|lektion|linie|seite',
  parts: {
    time: '\\d\\s?-?(?:min(?:uten?)?|std|stunden?|h|tagen?)(?![a-zäöü])|(?:einer?(?: halbe[nr]?)?|halbe|zwei|drei|zehn|zwanzig|dreißig|einige|wenige) (?:minuten?|stunden?)|über nacht',
    yield: 'portion(?:en)?|für (?:\\d+|zwei|vier|sechs|acht) |ergibt|reicht für|stück|personen|gläser|blech|springform|kastenform',
    ingredients: 'zutat(?:en)?|man braucht|(?:du|sie) brauch(?:st|en)',
    steps: 'schritte?|(?:zu|vor)bereitung|anleitung|so (?:geht|wird)|zuerst|zunächst|danach|anschließend|zum schluss',
    day: `${weekdays}|heute|(?:vor)?gestern|morgen|(?:diese|letzte|vergangene|vorige|kommende|nächste)[nrsm]? (?:woche|wochenende|monat|jahr|nacht)|\\d\\s?uhr|kürzlich|vor (?:\\w+ )?(?:tagen|wochen|monaten|stunden)`,
    place:
      'wo|ort|veranstaltungsort|treffpunkt|adresse|online|saal|halle|theater|park|museum|kirche|schule|stadion|\\w*(?:straße|haus)|\\w+platz|zentrum|raum|bibliothek',
    price: 'kost(?:et|en(?:los|frei)?)|gratis|preise?|kaufen|bestellen|erhältlich|laden|shop|abo|\\d\\s?euro|uvp',
  },
  unfinished: {
    bracketed:
      '(?:(?:text|inhalt|das|hier) )?(?:kommt|folgt) (?:noch|später|bald|demnächst)[^\\]]{0,20}|wird (?:noch |später )?(?:ergänzt|nachgereicht|geschrieben)|noch (?:zu schreiben|offen|nicht fertig)|hier [^\\]]{0,40}(?:einfügen|ergänzen|einsetzen)|[^\\]]{1,40} (?:einfügen|ergänzen|einsetzen|nachtragen|prüfen)|bitte [^\\]]{1,40}|platzhalter|(?:text )?folgt(?: noch)?|quelle(?: fehlt|\\?)|offen',
    whole:
      '(?:(?:text|inhalt|das|hier) )?(?:kommt|folgt) (?:noch|später|bald|demnächst)(?: etwas| was| text)?|wird (?:noch |später )?(?:ergänzt|nachgereicht|geschrieben)|noch zu schreiben|(?:text|inhalt|beschreibung) folgt|platzhalter(?:text)?|hier (?:text|bild|zitat) einfügen|hier steht (?:ein |ihr )?(?:text|beispieltext|blindtext)',
    assistant: 'als (?:ki|künstliche intelligenz|ki-sprachmodell|sprachmodell|ki-modell|ki-assistent)[ ,](?!in )',
    around:
      '(?:(?:gerne|natürlich|klar|selbstverständlich)[!,.]? )?hier (?:ist|kommt|findest du|finden sie) (?:dein|ihr|der|ein) (?:[\\wäöüß-]+ ){0,3}(?:artikel|beitrag|blogbeitrag|entwurf|text)\\b|möchtest du, dass ich |soll ich (?:den|dir|noch) |wenn du möchtest, kann ich |sag mir bescheid, (?:wenn|falls) ich ',
    open: 'und|oder|aber|weil|dass|eine[nms]?|für|zu[rm]|[ia]m|beim|vom|sowie|de[nms]',
  },
}
