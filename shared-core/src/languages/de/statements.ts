import { figure, fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()„“”"?!]{1,70}?)'
const months = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)'
const date = `(?:(?:\\d{1,2}\\. ?)?${months}(?!\\p{L})(?: \\d{4})?|\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{2,4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d| Euro))`
const about = '(?:rund |etwa |ungefähr |circa |ca\\. |knapp |über |mehr als |bis zu |mindestens |nur |gut |zwischen )?'
const number = `(?:${figure}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
const person =
  '(?:Architekt|Autor|Ärzt|Arzt|Bürgermeister|Chef|Direktor|Experte|Expert|Forscher|Geschäftsführer|Gründer|Historiker|Journalist|Kanzler|Künstler|Lehrer|Leiter|Maler|Minister|Musiker|Politiker|Präsident|Professor|Psycholog|Regisseur|Sänger|Schauspieler|Schriftsteller|Sprecher|Trainer|Unternehmer|Wissenschaftler|Mitglied|Vorsitzende)\\p{Ll}*'
const aux = 'ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen|soll|sollte|sollten|darf|dürfen'
/** The article of a subject is small inside a question. */
const small = (subject: string): string =>
  subject.replace(/^(?:Der|Die|Das|Ein|Eine|Mein|Unser|Unsere|Dieser|Diese)(?= )/, (word) => word.toLowerCase())
const praise =
  /^(?:(?:einer?|eines?|eine) )?(?:\p{L}+ ){0,2}?(?:gut|groß|toll|schön|wichtig|echt|klein|wahr|absolut|perfekt|ideal|Muss|Traum|Problem|Grund|Beispiel|Zeichen|Fehler|Thema|Teil|Fall|Erfolg|Vorteil|Nachteil|Genuss|Hingucker|Highlight|Herausforderung|Frage|weiter|neu|beste|erste|bisschen|wenig|Tipp|Idee|Lösung|Möglichkeit|Option|Schritt)/u

/** What a definition says of its kind of thing. */
const complement =
  /, (?:der|die|das|den|dem|bei|in|mit|auf|aus|welche)|^\p{L}+ (?:\p{Ll}+ ){0,3}\p{Lu}\p{L}+(?: und \p{Lu}\p{L}+)? (?:aus|von|für|mit|zum|zur|der|des|zwischen|im|in|größer)(?= )/u

export const rules: StatementRules = {
  maxSubject: 8,
  pointing:
    /^(?:wenige|kurz|später|unterhalb|oberhalb|innerhalb|außerhalb|zwischen|aus|statt|denn|trotz|nun|jetzt|heute|gestern|morgen|hinzu|neben|unter|über|gegen|ohne|durch|wegen|während|bereits|schon|erst|noch|mehr|weitere?r?s?|wichtig|entscheidend|zwar|ebenfalls|ebenso|zuvor|danach|anschließend|schließlich|zuletzt|dagegen|hingegen|doch|deshalb|insgesamt|vielleicht|meist|oft|ab|es|er|sie|dies|diese[rsmn]?|jene[rsmn]?|da|dort|hier|was|wer|wo|wie|wenn|als|weil|ob|man|ich|wir|ihr|du|und|oder|aber|auch|doch|nur|so|dann|in|im|am|an|auf|bei|mit|von|vom|zu|zum|zur|für|nach|vor|seit|um|beide|alle[srmn]?|viele|einige|manche|andere|jede[rsmn]?|kein\p{Ll}*|nicht|dabei|dazu|damit|daher|darum|außerdem|allerdings|zudem|ein\p{Ll}{0,2} (?:weiter|ander|davon)\p{Ll}*|der Grund|das Ergebnis|die Folge|das Problem|die Lösung|das Ganze|die Antwort|die Frage|die Rede)(?= |$)|^(?:das|die|der)$|(?:^| )(?:ich|wir|du|er|es|sie|ihn|ihm|uns|mir|mich|dich|man|sich|dieser?|diese[smn]|sein\p{Ll}*|ihr\p{Ll}*|mein\p{Ll}*|unser\p{Ll}*|dein\p{Ll}*|davon|daran|dessen|deren|sagt\p{Ll}*|weil|dass|wenn)(?= |$)/u,
  rules: [
    {
      kind: 'definition',
      pattern: new RegExp(`^${s} (?<v>ist|sind) (?:meist )?(?<p>(?:eine?|einer der|eine der|eines der|einer der) [^?!]{12,})$`, 'u'),
      ask: ({ s: subject = '', v = '', p = '' }) => {
        if (praise.test(p.replace(/^eine?r?s? (?:der )?/, '')) || !complement.test(p)) return null
        const isPerson = new RegExp(`^${fullName}$`, 'u').test(subject) && new RegExp(`(?<!\\p{L})${person}`, 'u').test(p)
        if (!isPerson && /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}-]+)+$/u.test(subject) && !/^(?:Der|Die|Das|Ein|Eine) /.test(subject)) return null
        return isPerson ? `Wer ${v} ${subject}?` : `Was ${v} ${small(subject)}?`
      },
    },
    {
      kind: 'person',
      isName: true,
      pattern: new RegExp(
        `(?<!(?:^| )(?:in|In|aus|Aus|bei|von|nach|der|die) )(?<s>${fullName}), (?:(?:der|die|ein|eine) )?(?:\\p{Ll}[\\p{L}-]+ ){0,3}?${person}(?: |,)`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `Wer ist ${subject}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>wurde|wurden|ist|sind) (?:bereits |erst |schon |offiziell )?(?:im Jahre? |im |am |ab |Anfang |Mitte |Ende )?${date}[^,;?!]{0,60}? (?<p>gegründet|gebaut|erbaut|errichtet|eröffnet|veröffentlicht|geboren|erfunden|entdeckt|eingeführt|fertiggestellt|eingeweiht|gestorben|erschienen|verhaftet|beschlossen|renoviert|saniert|abgerissen)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Wann ${v} ${small(subject)} ${p}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?:liegt|steht|ist)(?!\\p{L})[^;?!]{0,80}, (?<v>wurde|wurden) (?:im Jahre? |im |am )?${date} (?<p>gegründet|gebaut|erbaut|errichtet|eröffnet)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Wann ${v} ${small(subject)} ${p}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(`^${s} (?<v>findet|finden)(?!\\p{L})[^;?!]{0,80}?${date}[^;?!]{0,80}? statt\\b`, 'u'),
      ask: ({ s: subject = '', v = '' }) => `Wann ${v} ${small(subject)} statt?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>startet|starten|beginnt|beginnen|endet|enden|öffnet|öffnen|erscheint|erscheinen|schließt|läuft|startete|begann|endete|erschien|starb)(?!\\p{L})[^,;?!]{0,60}?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Wann ${v} ${small(subject)}?`,
    },
    {
      kind: 'place',
      pattern: new RegExp(
        `^${s} (?<v>liegt|liegen|befindet sich|befinden sich|lebt|leben|wohnt|wächst|wachsen) (?:[\\p{L}]+ ){0,3}?(?:in|im|an|am|auf|südlich|nördlich|östlich|westlich|zwischen|oberhalb|nahe|rund|etwa|nur) (?!(?:der|den|dem|erster?|dies\\p{Ll}*) (?:Hand|Händen|Griff|Rennen|Linie|Trend|Weg|Natur)(?!\\p{L}))(?![^?!]*(?:Prozent|Euro|Grad|Punkte|Schnitt|Wert|Grund|Ursache))[^?!]{3,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) =>
        v.endsWith('sich') ? `Wo ${v.replace(' sich', '')} sich ${small(subject)}?` : `Wo ${v} ${small(subject)}?`,
    },
    {
      kind: 'maker',
      pattern: new RegExp(
        `^${s} (?<v>wurde|wurden) [^,;?!]{0,40}?\\bvon (?:der |dem |den )?(?:[\\p{L}-]+ ){0,3}?\\p{Lu}[^,;?!]{0,60}? (?<p>gegründet|entworfen|gebaut|erbaut|erfunden|entwickelt|geschrieben|komponiert|gemalt|entdeckt|geplant|gestaltet|produziert)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Von wem ${v} ${small(subject)} ${p}?`,
    },
    {
      kind: 'price',
      pattern: new RegExp(
        `^${s} (?<v>kostet|kosten)(?!\\p{L})[^?!]{0,40}?(?:€ ?\\d|\\d[\\d.,]*(?:,-)? ?(?:Euro|€|Franken|CHF|Cent|Dollar))`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Was ${v} ${small(subject)}?`,
    },
    {
      kind: 'duration',
      pattern: new RegExp(
        `^${s} (?<v>dauert|dauern|hält|halten|dauerte|braucht|brauchen) (?:in der Regel |meist |normalerweise |sich )?(?:[\\p{Ll}]+ )?${about}${number}(?: ?(?:bis|und|–|-) ?${number})? ?(?:Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Tage|Monate|Jahre)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Wie lange ${v} ${small(subject)}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>hat|haben|hatte|verfügt über|bietet|umfasst|zählt|besitzt|enthält) (?:insgesamt |heute )?${about}(?:${figure}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: (?:Millionen|Milliarden))? (?<n>\\p{Lu}[\\p{Ll}-]+(?:e|en|er|n|s))(?=[.,;])`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', n = '' }) => {
        if (/^(?:Prozent|Jahren?|Euro|Tagen?|Stunden|Minuten|Wochen|Monaten?|Millionen|Metern?|Liter|Kilometern?|Franken)$/.test(n))
          return null
        return v === 'verfügt über' ? `Über wie viele ${n} verfügt ${small(subject)}?` : `Wie viele ${n} ${v} ${small(subject)}?`
      },
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^(?:Insgesamt )?(?:[Rr]und |[Ee]twa |[Uu]ngefähr |[Cc]irca |[Kk]napp |[Üü]ber |[Mm]ehr als |[Mm]indestens |[Gg]ut )?(?:${figure}|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn)(?: (?:Millionen|Milliarden|Tausend))? (?<n>(?:\\p{Ll}+ )?\\p{Lu}[\\p{Ll}-]+(?:innen)?(?: und \\p{Lu}[\\p{Ll}-]+)?) (?<p>(?:\\p{Ll}+(?:en|ten|nd)|sind|waren|haben|kamen|nahmen|wurden|leben) [^,;:()„“"]{4,80})(?=[.,;])`,
        'u',
      ),
      ask: ({ n = '', p = '' }) =>
        /(?:^|[ -])(?:Prozent|Jahren?|Euro|Tagen?|Stunden?|Minuten?|Wochen?|Monaten?|Uhr|Grad|Kilometern?|Metern?|Mal|Gramm|Punkten?|später|sich|dies\p{Ll}*|diesen|sie|ihn|davon|dabei|daran|damit|es|und)(?= |$)/u.test(
          `${n} ${p}`,
        )
          ? null
          : `Wie viele ${n} ${p}?`,
    },
    {
      kind: 'content',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>enthält|enthalten|umfasst|umfassen|verursacht|verursachen|bewirkt|bewirken|fördert) (?!das|dies|auch nicht)[^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Was ${v} ${small(subject)}?`,
    },
    {
      kind: 'cause',
      pattern: new RegExp(`^${s} (?<v>${aux}) (?<p>[^,;:()„“"]{3,60}), (?:weil|da) [^?!]{8,}$`, 'u'),
      ask: ({ s: subject = '', v = '', p = '' }) =>
        /(?<!\p{L})(?:ich|wir|er|sie|es|das|dies\p{Ll}*|nicht|nur|auch|aber|hier|dort|ihn|ihm)(?!\p{L})/u.test(p)
          ? null
          : `Warum ${v} ${small(subject)} ${p}?`,
    },
    {
      kind: 'steps',
      pattern:
        /^Um (?<p>[^,;:()„“"]{4,60}) zu (?<v>\p{Ll}+n), (?:[\p{Ll}]+ (?:Sie|du|man|ihr|wir)(?!\p{L})|(?:ist|sind|braucht|benötigt|empfiehlt|reicht|hilft|genügt|muss|müssen|sollte|sollten|kann|können)(?!\p{L}))/u,
      ask: ({ p = '', v = '' }) =>
        /(?<!\p{L})(?:es|sie|ihn|ihm|das|dies\p{Ll}*|sich|so|dazu|davon|daran|mich|dich|uns|mir)(?!\p{L})/u.test(p)
          ? null
          : `Wie kann man ${p} ${v}?`,
    },
  ],
}
