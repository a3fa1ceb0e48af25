import { figure, fullName, type StatementRules } from '../statement-rules.ts'

const person =
  '(?:analyst|architect|artist|assistant|attorney|actor|actress|author|attorney|biologist|chef|chemist|chairman|chairwoman|co-?founder|coach|columnist|composer|consultant|character|dean|designer|developer|director|doctor|economist|editor|engineer|executive|expert|farmer|founder|governor|head|historian|immunologist|inventor|journalist|judge|king|lawyer|leader|lecturer|manager|mayor|felon|criminal|minister|musician|novelist|nurse|nutritionist|officer|owner|painter|partner|philosopher|photographer|physician|physicist|pioneer|player|poet|politician|president|producer|professor|psychologist|queen|researcher|scientist|secretary|senator|singer|sociologist|songwriter|specialist|spokesman|spokesperson|spokeswoman|student|surgeon|teacher|therapist|trainer|vice president|writer|CEO|chief executive)'
const about = '(?:about |around |some |nearly |almost |roughly |approximately |more than |over |up to |at least |only |just |between )?'
const number = `(?:${figure}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred)`
const time = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)'
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

const base: Readonly<Record<string, string>> = {
  opens: 'open',
  starts: 'start',
  begins: 'begin',
  closes: 'close',
  ends: 'end',
  launches: 'launch',
  expires: 'expire',
  opened: 'open',
  started: 'start',
  began: 'begin',
  closed: 'close',
  ended: 'end',
  launched: 'launch',
  died: 'die',
  premiered: 'premiere',
  debuted: 'debut',
  retired: 'retire',
  married: 'marry',
  open: 'open',
  start: 'start',
  begin: 'begin',
  close: 'close',
  end: 'end',
  launch: 'launch',
}
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
        `^${s} (?<v>was|were)${adverb} (?<p>founded|established|built|created|invented|discovered|launched|released|published|opened|introduced|born|completed|arrested|signed|formed|constructed|demolished|renovated|incorporated|adopted) [^?!]*?\\b${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `When ${v} ${subject} ${p}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>is|are|was|were) (?:scheduled|set|due|planned|slated) (?:for|to (?:begin|start|open|take place|launch|end|run)\\b[^?!,;]{0,40}? (?:on|in|at)|on|in)(?: the)? [^?!,;]{0,20}?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `When ${v} ${subject}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?:will )?(?<v>opens?|starts?|begins?|closes|ends|launch(?:es)?|expires|takes? place|runs)\\b[^?!,;]{0,60}\\b${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) =>
        `When ${does(subject)} ${subject} ${base[v] ?? v.replace('takes', 'take').replace('runs', 'run')}?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>opened|launched|started|began(?! to)|ended|died|premiered|debuted|closed|retired|married)\\b(?! (?:its|his|her|their|the|an?|up|to|by|with)\\b)[^?!,;]{0,60}\\b${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `When did ${subject} ${base[v]}?`,
    },
    {
      kind: 'place',
      pattern: new RegExp(
        `^${s} (?<v>is|are|was|were)${adverb} (?<p>located|based|situated|headquartered|held|born|buried|filmed) (?:[\\w-]+ )?(?:in|at|on|near|outside|from) (?:the |a )?\\p{Lu}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Where ${v} ${subject} ${p}?`,
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
    {
      kind: 'duration',
      pattern: new RegExp(
        `^${s} (?:can |will |usually |typically |generally |normally )?(?<v>takes?|lasts?) (?:you |between |anywhere from )?${about}${number}(?: ?(?:to|and|or|-|–) ?${number})? ?-?${time}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `How long ${does(subject)} ${subject} ${v.replace(/s$/, '')}?`,
    },
    {
      kind: 'duration',
      pattern: new RegExp(`^${s} (?<v>took|lasted|ran for) (?:him |her |them |us )?${about}${number} ${time}`, 'u'),
      ask: ({ s: subject = '', v = '' }) => `How long did ${subject} ${v === 'took' ? 'take' : v === 'lasted' ? 'last' : 'run'}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>has|have|had|contains?|includes?|offers?|employs?|houses?|packs?(?: an? [\\w-]+)?|features?) ${about}(?:${figure}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)(?: (?:million|billion|thousand|hundred))? (?<n>(?:[a-z-]+ )?[a-z-]+[^sui]s)(?=[.,;])`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', n = '' }) =>
        /^(?:years?|percent|times|things|ways|reasons|points|cents|dollars|others)$|\b(?:years|days|hours|minutes|months|weeks|points|of|in|on|at|to|for|with|and|was|is|has)\b/.test(
          n,
        ) || /^\w+ (?:was|is)/.test(n)
          ? null
          : `How many ${n} ${v === 'had' ? 'did' : does(subject)} ${subject} ${v === 'had' ? 'have' : v.replace(/ .*/, '').replace(/^has$/, 'have').replace(/s$/, '')}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>is|are|was|were) ${about}${number} ?-?(?:metres?|meters?|feet|foot|km|kilomet(?:re|er)s?|miles?|inches|cm|m|years?|stor(?:e?y|ies)) (?<p>long|tall|high|wide|deep|old|thick|away)\\b`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `How ${p === 'away' ? 'far away' : p} ${v} ${subject}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(`^${s} (?<v>weighs?) ${about}${number}`, 'u'),
      ask: ({ s: subject = '' }) => `How much ${does(subject)} ${subject} weigh?`,
    },
    {
      kind: 'cause',
      pattern: new RegExp(
        `^${s} (?<v>is|are|was|were|can|should|must|will|could) (?<p>[^,;:()"“”]{3,60}?),? (?:because|due to|thanks to) (?!(?:it|that|this) is\\b)[^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) =>
        /\b(?:he|she|they|it|this|that|them|not|only|just|also|say|said|partly|largely|your|you|our|my)\b|\w{2}er$/.test(p)
          ? null
          : `Why ${v} ${subject} ${p}?`,
    },
    {
      kind: 'cause',
      pattern: new RegExp(`^${s} (?:is|are)${adverb} caused by [^?!]{4,}$`, 'u'),
      ask: ({ s: subject = '' }) => `What causes ${subject}?`,
    },
    {
      kind: 'steps',
      pattern:
        /^To (?<p>(?!be |sum |start |begin |conclude|put |date|my |our |make matters|say |that |this |some |many |most |the |an? )[a-z]+ [^,;:()"“”]{4,60}), (?:simply |just |first,? |you(?:'ll|’ll| will| can| need| should| must| have| may)|it(?:'s|’s| is) (?:best|important|necessary|recommended)|(?:add|apply|avoid|be sure|begin|boil|break|bring|brush|buy|call|check|choose|clean|click|combine|consider|cook|cover|create|cut|do|drink|eat|enter|fill|find|follow|freeze|gather|get|give|go|heat|keep|leave|look|make|mix|move|open|place|plant|pour|press|put|remove|rinse|roll|run|scrape|scroll|select|set|soak|start|stir|store|take|tap|try|turn|type|use|visit|wait|wash|wear|write)\b)/u,
      ask: ({ p = '' }) =>
        /\b(?:it|this|that|these|those|them|him|her|his|their|its|so|do|get started|avoid)\b/.test(p) ? null : `How do you ${p}?`,
    },
    {
      kind: 'steps',
      pattern: /^You (?<v>can|could|should) (?<p>[^,;:()"“”]{8,60}?) by (?!(?:the|a|an|now|then|default|law)\b)\w+ing\b/u,
      ask: ({ v = '', p = '' }) => (/\b(?:it|this|that|these|those|them|also|not)\b/.test(p) ? null : `How ${v} you ${p}?`),
    },
    {
      kind: 'definition',
      pattern:
        /^The (?<s>(?:biggest|main|best|most important|primary|recommended|ideal|average|minimum|maximum|usual|typical|easiest|fastest|cheapest) [^,;:()"“”]{3,50}?|(?:difference|purpose|goal|aim|cost|price|advantage|benefit|capital|population) (?:between|of|for|in) [^,;:()"“”]{3,50}?) (?<v>is|are|was) (?!(?:that|when|what|how|not|because|why|in|so|very|an? good)\b)[^?!]{5,}$/u,
      ask: ({ s: subject = '', v = '' }) => `What ${v} the ${subject}?`,
    },
    {
      kind: 'duration',
      pattern: new RegExp(
        `(?:^|[,;] (?:and |but )?|^[\\w ]{1,30}, )[Ii]t (?<v>takes|took|will take|can take|may take|should take|usually takes|typically takes) ${about}${number}(?: ?(?:to|and|or|-|–) ?${number})? ${time} (?:for (?<w>[^,;:()]{2,30}?) )?to (?<p>[^,;:()"“”]{4,60}?)(?=[.,;]| (?:and|but|because|so|if|when|after|before|in|at|as)\\b)`,
        'u',
      ),
      ask: ({ v = '', w, p = '' }) =>
        /\b(?:it|this|that|them|these|those|him|her|their|his)\b/.test(p)
          ? null
          : `How long ${v === 'took' ? 'did' : 'does'} it take ${w === undefined ? '' : `for ${w} `}to ${p}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern:
        /^(?:In total, |In all, |Currently, |Today, )?(?:[Aa]bout |[Aa]round |[Nn]early |[Aa]lmost |[Rr]oughly |[Aa]pproximately |[Mm]ore than |[Oo]ver |[Uu]p to |[Aa]t least |[Ss]ome |[Aa]n estimated )?\d[\d.,]*\d(?: (?:million|billion|thousand|hundred))? (?<n>(?:[a-z-]+ ){0,2}?(?:people|children|women|men|[a-z-]+[^sui]s)) (?<p>(?:are|were|have|died|live|lived|work|worked|use|used|attended|took part|participated|suffer|suffered|visit|visited|visiting|come|came|play|played|joined|signed|voted|own|owned|speak|read|watch|watched|applied|registered|competed|fled|lost|got|had|need|needed|received|took|were killed|were injured)\b[^,;:()"“”]{3,60}?)(?=[.,;]|$| (?:while|because|but|as|after|when|who|which|since)\b)/u,
      ask: ({ n = '', p = '' }) =>
        /(?:years|days|hours|minutes|months|weeks|times|points|things|ways|reasons|others)$/.test(n) ||
        /\b(?:percent|those|these|such|later|more|other|that|this|them|it|him|her|his|their|they|he|she|we|us|our|here|there|ago|and)\b/.test(
          `${n} ${p}`,
        ) ||
        p.split(' ').length < 3
          ? null
          : `How many ${n} ${p}?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern:
        /^(?:[Aa]bout |[Aa]round |[Nn]early |[Aa]lmost |[Rr]oughly |[Mm]ore than |[Oo]ver |[Uu]p to |[Aa]t least |[Ss]ome )?\d[\d.,]* ?(?:%|percent|per cent) of (?<n>[^,;:()"“”\d]{4,60}?)(?=[.,;]|$| (?:while|because|but|after|when|since)\b)/u,
      ask: ({ n = '' }) =>
        /\b(?:that|this|them|it|him|her|his|their|they|he|she|we|us|our|these|those|its)\b/.test(n) || n.split(' ').length < 3
          ? null
          : `What percentage of ${n}?`,
    },
    {
      kind: 'maker',
      pattern:
        /^(?:The )?\p{Lu}[\p{L}'’.-]*(?: (?:of |the |and )?\p{Lu}[\p{L}'’.-]*){0,4}(?:, [^,]{3,60},)? (?<v>won|beat|defeated|founded|co-founded|directed|wrote|invented|created|designed|discovered|composed|painted|acquired|bought) (?<s>(?:the )?(?:[\w-]+ ){0,2}?\p{Lu}[\p{L}\d'’-]*(?: (?:of |the |and )?\p{Lu}[\p{L}\d'’-]*){0,4})(?=[.,;]| (?:in|last|after|when|while|because|\d)\b)/u,
      ask: ({ s: subject = '', v = '' }) => `Who ${v} ${subject}?`,
    },
    {
      kind: 'definition',
      pattern:
        /\b(?<a>the|an?|called|as|of|or) (?<s>[a-z][a-z-]+(?: [a-z-]{3,})?) \((?!for example|such as)an? (?<p>[^()—–,]{12,}?)(?:[)—–,.])/u,
      ask: ({ a = '', s: subject = '', p = '' }) =>
        !complement.test(`a ${p}`) || praise.test(p) ? null : `What is ${/^(?:the|an?)$/.test(a) ? `${a} ` : ''}${subject}?`,
    },
    {
      kind: 'definition',
      isOfTitle: true,
      pattern: /\b(?<a>the|an?|called|as|of|or) (?<s>[a-z][a-z-]+(?: [a-z-]{3,})?) [—–] (?:an?|the) (?<p>[^()—–,]{12,}?)(?:[)—–,.])/u,
      ask: ({ a = '', s: subject = '', p = '' }) =>
        !complement.test(`a ${p}`) || praise.test(p) ? null : `What is ${/^(?:the|an?)$/.test(a) ? `${a} ` : ''}${subject}?`,
    },
    {
      kind: 'content',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>stands for|means|consists of|contains|requires|is used for|are used for|is known for|is made of|is made from|are made of|are made from|depends on) (?!(?:no|nothing|not|only|it|this|that)\\b)[^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) =>
        /^\w+ing\b/.test(subject)
          ? null
          : /^(?:is|are) /.test(v)
            ? `What ${v.slice(0, v.indexOf(' '))} ${subject} ${v.slice(v.indexOf(' ') + 1)}?`
            : `What does ${subject} ${v.replace(/^(\w+?)s\b/, '$1')}?`,
    },
    {
      kind: 'content',
      isOfTitle: true,
      pattern: new RegExp(`^${s} (?:can )?helps? (?:to )?(?![^?!]*\\b(?:it|this|that|these|those)\\b)[^?!]{8,}$`, 'u'),
      ask: ({ s: subject = '' }) => (/^\w+ing\b/.test(subject) ? null : `How ${does(subject)} ${subject} help?`),
    },
  ],
}
