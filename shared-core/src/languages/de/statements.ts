import { fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()„“”"?!]{1,70}?)'
const months = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)'
const date = `(?:(?:\\d{1,2}\\. ?)?${months}(?!\\p{L})(?: \\d{4})?|\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{2,4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d| Euro))`
const person =
  '(?:Architekt|Autor|Ärzt|Arzt|Bürgermeister|Chef|Direktor|Experte|Expert|Forscher|Geschäftsführer|Gründer|Historiker|Journalist|Kanzler|Künstler|Lehrer|Leiter|Maler|Minister|Musiker|Politiker|Präsident|Professor|Psycholog|Regisseur|Sänger|Schauspieler|Schriftsteller|Sprecher|Trainer|Unternehmer|Wissenschaftler|Mitglied|Vorsitzende)\\p{Ll}*'
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
        `^${s} (?<v>wurde|wurden|ist|sind) (?:bereits |erst |schon |offiziell )?(?:im Jahre? |im |am |ab |Anfang |Mitte |Ende )?${date}[^,;?!]{0,60}? (?<p>gegründet|gebaut|erbaut|errichtet|eröffnet|geboren|erfunden|entdeckt|eingeweiht)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Wann ${v} ${small(subject)} ${p}?`,
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
  ],
}
