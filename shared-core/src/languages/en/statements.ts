import { fullName, type StatementRules } from '../statement-rules.ts'

const person =
  '(?:analyst|architect|artist|assistant|attorney|actor|actress|author|attorney|biologist|chef|chemist|chairman|chairwoman|co-?founder|coach|columnist|composer|consultant|character|dean|designer|developer|director|doctor|economist|editor|engineer|executive|expert|farmer|founder|governor|head|historian|immunologist|inventor|journalist|judge|king|lawyer|leader|lecturer|manager|mayor|felon|criminal|minister|musician|novelist|nurse|nutritionist|officer|owner|painter|partner|philosopher|photographer|physician|physicist|pioneer|player|poet|politician|president|producer|professor|psychologist|queen|researcher|scientist|secretary|senator|singer|sociologist|songwriter|specialist|spokesman|spokesperson|spokeswoman|student|surgeon|teacher|therapist|trainer|vice president|writer|CEO|chief executive)'
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.)'
const weekday = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const date = `(?:${weekday}|(?:in|on|at|by|for|from|since|until|till)? ?(?:the )?(?:early |late |mid-? ?)?(?:\\d{1,2} )?(?:${months}(?![a-z])(?: \\d{1,2})?(?:,? \\d{4})?|(?:19|20|18|17|16|15)\\d\\d(?!\\d)))`
const money = '(?:[$€£¥] ?\\d|\\d[\\d.,]* ?(?:dollars|euros|pounds|cents|yen|USD|EUR|GBP|€))'
/** What a sentence is about: no clause, no aside. */
const s = '(?<s>[\\p{L}\\d][^,;:()"“”?!]{1,70}?)'
const adverb = '(?: (?:also|now|still|usually|typically|currently|generally|often|officially|originally|first|only|just|already))?'

const praise =
  /^(?:[\w-]+ ){0,2}?(?:great|good|bad|big|huge|nice|perfect|bit|lot|little|must|shame|pity|fun|better|best|way|problem|challenge|mistake|reason|matter|real|true|tough|hard|lovely|fantastic|wonderful|beautiful|strange|weird|sign|result|reminder|start|step|question|long|far|few|good|key|testament|bigger|smaller|different|similar|same|much|more|rare|aspect|portrait|debut|stunner|phenomenon|testbed|accomplishment|piece|story|tale|favorite|hit|fan|hero|star|useful|important|amazing|interesting|powerful|essential|complex|sort of|kind of|response|member of|part of|home|wonder|smart|solid|favou?rite|no-brainer|thing|time|moment|chance|place to|case|example|part|fact|given|surprise|concern|priority|success|failure|joke|mess|disaster|must-have|gem|treat|win|first|second|third|latest|next|last)\b/i

/** What a definition says of its kind of thing. */
const complement =
  /^(?:an?|any|the)(?: (?!and\b|but\b)[\p{L}'’-]+){1,4}? (?:that|which|who|whose|in which|where|made|used|designed|based|of|for|between|consisting|containing|found|caused|known|involving|performed|living|invented|located|without|with|by|created|developed|built|from|in)\b/u

const made: Readonly<Record<string, string>> = {
  written: 'wrote',
  led: 'led',
  made: 'made',
  built: 'built',
  owned: 'owned',
  sung: 'sang',
  drawn: 'drew',
}
const isMany = (subject: string): boolean =>
  /^(?:these|those|most|many|some|all|both)\b|(?:[^siu]s|ies|children|people|men|women|mice|feet)$/i.test(
    subject.split(/ (?:of|in|for|from|with|at|on|to|that|who) /)[0]!,
  ) || / and /.test(subject)
const does = (subject: string): string => (isMany(subject) ? 'do' : 'does')

export const rules: StatementRules = {
  lead: /^(?:In|On|At|According to|Today|Currently|However|Still|Also|Overall|Generally|Typically|Traditionally|Originally|For|Among|By|Since|From|After|Before|During|Unfortunately|Fortunately|Luckily|In fact|And|But|So) ?[^,;:]{0,50}, (?=\p{L})/u,
  maxSubject: 8,
  pointing:
    /^(?:below|above|inside|outside|behind|between|among|beyond|through|throughout|across|against|within|without|via|per|yet|thus|hence|indeed|instead|meanwhile|today|now|once|only|even|just|maybe|perhaps|unlike|like|despite|based|given|using|according|except|until|under|over|about|around|more|less|none|neither|either|any|sometimes|often|usually|finally|next|later|earlier|then|especially|part|much|of|it|this|that|these|those|he|she|they|we|i|you|there|here|what|which|who|one|another|other|others|both|each|such|some|many|most|few|all|everything|nothing|anything|everyone|nobody|if|when|while|because|although|but|and|or|so|then|in|on|at|as|by|for|from|with|after|before|during|since|to|not|yes|no|also|however|still|let|where|why|how|the (?:result|answer|idea|problem|reason|point|thing|fact|latter|former|other|same|first|second|last|next|rest|good news|bad news|only))\b|\b(?:he|she|they|we|i|you|it|who|which|that|this|these|those|his|her|their|my|our|its|your|you|than|says?|said|think|thinks|believes?|because|if|when|while|me|us|them|him|is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|does|did|do|been|be|being|gets?|makes?|made|came|comes|went|goes|got)\b|\b(?:the|an?|of|for|in|to|and|or|at|on|by|with|as)$|\bwhere\b|[—–]|\d\.\d|\d{3}|[$€£]/i,
  rules: [
    {
      kind: 'definition',
      pattern: new RegExp(
        `^(?<a>An? )?${s} (?<v>is|are)(?: (?:usually|typically|currently|generally|often|originally|essentially|basically))? (?<p>(?:an?|any|the (?:process|practice|act|art|name|term|study|science|method|use|ability|capital|largest|oldest|smallest)|types? of|kinds? of|short for) [^?!]{12,})$`,
        'u',
      ),
      ask: ({ a = '', s: subject = '', v = '', p = '' }) => {
        if (praise.test(p.replace(/^(?:an?|one of(?: the)?|the) /, '')) || !complement.test(p)) return null
        if (/^(?:The|Our|Your) (?!\p{Lu})|['’]s\b|^\w+ing /u.test(subject) || /\d/.test(p.slice(0, 40)) || subject.split(' ').length > 5)
          return null
        if (a !== '' && /^\p{Lu}/u.test(subject)) return null
        const isPerson =
          a === '' &&
          /^\p{Lu}/u.test(subject) &&
          new RegExp(
            `^(?:an?|the|one of)(?: (?!(?:that|which|who|of|for|with|to|by|in|from)\\b)[\\p{L}'’-]+){0,5} (?:${person}s?|man|woman|women|men)\\b`,
            'u',
          ).test(p)
        if (isPerson) return `Who ${v} ${subject}?`
        return `What ${v} ${a.toLowerCase()}${subject}?`
      },
    },
    {
      kind: 'person',
      isName: true,
      pattern: new RegExp(
        `(?<!\\b(?:[Tt]he|[Ii]n|[Aa]t|[Ff]rom|[Nn]ear|[Oo]f) )(?<s>${fullName}),(?: \\d\\d,)? (?:(?:an?|the|a former|former|now) )?(?:\\p{Lu}{2,}(?:, | and )|\\p{Ll}[\\p{L}'’-]*(?:[,/] | and ))?(?:(?!(?:whose|his|her|their|who|which|that|and|but|said|says)\\b)[\\p{L}'’&-]+ ){0,4}?${person}(?: |,|s? (?:of|at|for|in)\\b)`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `Who is ${subject}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>was|were)${adverb} (?<p>founded|established|built|invented|discovered|opened|born|constructed) [^,?!]{0,60}?\\b${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `When ${v} ${subject} ${p}?`,
    },
    {
      kind: 'maker',
      pattern: new RegExp(
        `^${s} (?:was|were|has been)${adverb} (?<p>founded|written|directed|designed|invented|created|developed|built|produced|discovered|painted|composed|made) [^?!]{0,25}?\\bby (?:the |an? )?(?:[\\w-]+ ){0,2}\\p{Lu}`,
        'u',
      ),
      ask: ({ s: subject = '', p = '' }) => `Who ${made[p] ?? p} ${subject}?`,
    },
    {
      kind: 'price',
      pattern: new RegExp(
        `^${s} (?:will |now |currently |typically |usually )?(?<v>costs?|(?:is|are) priced at|sells? for|starts? at|retails? for|(?:is|are) available for|cost)\\b[^?!]{0,40}?${money}`,
        'u',
      ),
      ask: ({ s: subject = '' }) => (/\b(?:pric|cost|fee|rate)/i.test(subject) ? null : `How much ${does(subject)} ${subject} cost?`),
    },
  ],
}
