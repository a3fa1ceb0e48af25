import { figure, fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()«»"“”?!]{1,70}?)'
const months = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const date = `(?:(?:\\d{1,2}|1er)? ?${months}(?!\\p{L})(?: \\d{4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d))`
const about = "(?:environ |près de |plus de |presque |au moins |jusqu'à |jusqu’à |quelque |entre |seulement )?"
const number = `(?:${figure}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)`
const person =
  '(?:acteur|actrice|architecte|artiste|auteure?|avocate?|chanteur|chanteuse|chercheur|chercheuse|chef|directeur|directrice|docteur|économiste|écrivaine?|expert|experte|fondateur|fondatrice|historien|historienne|ingénieure?|journaliste|maire|médecin|ministre|musicien|musicienne|peintre|porte-parole|présidente?|professeure?|psychologue|romancier|romancière|secrétaire|spécialiste|sénateur|sénatrice)'
const small = (subject: string): string =>
  subject.replace(/^(?:Les?|La|L['’]|Une?|Des|Ce|Cette|Notre|Nos)(?= |(?<=['’]))/, (word) => word.toLowerCase())
const what = (subject: string): string => (/^[aeiouyhéèêàâîôû]/i.test(subject) ? "Qu'est-ce qu'" : "Qu'est-ce que ")
const praise =
  /^(?:\p{L}+ ){0,1}?(?:bon|bonne|grand|grande|petit|petite|vrai|vraie|beau|belle|excellente?|parfait|parfaite|problème|erreur|exemple|bonne idée|peu|défi|succès|signe|preuve|moment|partie|question|solution|façon|manière|réalité|nouve(?:au|lle)|raison|rêve|chance|atout|must|véritable|plus|autre)(?!\p{L})/u

export const rules: StatementRules = {
  lead: /^(?:En|Selon|Aujourd['’]hui|Actuellement|Cependant|De plus|Par|Pour|Depuis|Après|Avant|Pendant|Entre|Dans|À|Au|Toutefois|Enfin|Et|Mais|Or) ?[^,;:]{0,50}, (?=\p{L})/u,
  maxSubject: 9,
  pointing:
    /^(?:ce|c['’]|ça|cela|ceci|cet|cette|ces|celui|celle|ceux|celles|il|elle|ils|elles|on|je|j['’]|tu|nous|vous|lui|y|en|qui|que|qu['’]|quand|si|s['’]|comme|où|parce|mais|et|ou|donc|car|ni|or|aussi|ainsi|dans|à|au|aux|avec|par|pour|de|du|d['’]|depuis|selon|sur|sous|sans|chez|certains|certaines|plusieurs|d['’]autres|autres?|chaque|tous|toutes|tout|toute|aucune?|rien|personne|beaucoup|enfin|puis|alors|pourtant|l['’]un|l['’]une|l['’]autre|le (?:résultat|problème|but est|même|premier|second|reste|tout)|la (?:réponse|question|raison|même|suite))(?= |$|(?<=['’]))|(?:^| )(?:qui|que|qu['’]\S+|dont|où|son|sa|ses|mon|ma|mes|notre|nos|votre|vos|leur|leurs|lui|nous|vous|ils|elles|il|elle|dit|parce|si|quand|cette|ces|cet|ce)(?= |$)/iu,
  rules: [
    {
      kind: 'definition',
      pattern: new RegExp(`^${s} (?<v>est|sont) (?:souvent )?(?<p>(?:une?|des|l['’]une? des|l['’]une? de) [^?!]{12,})$`, 'u'),
      ask: ({ s: subject = '', v = '', p = '' }) => {
        if (praise.test(p.replace(/^(?:une?|des|l['’]une? des) /, ''))) return null
        const isPerson = new RegExp(`^${fullName}$`, 'u').test(subject) && new RegExp(`(?<!\\p{L})${person}(?!\\p{L})`, 'u').test(p)
        return isPerson ? `Qui ${v} ${subject} ?` : `${what(subject)}${small(subject)} ?`
      },
    },
    {
      kind: 'person',
      isName: true,
      pattern: new RegExp(
        `(?<s>${fullName}), (?:(?:le|la|un|une) )?(?:[\\p{L}-]+ ){0,2}?${person}(?: (?:de|du|des|à|au|en)(?!\\p{L})| d['’])`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `Qui est ${subject} ?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>a été|ont été|fut|furent|est|sont) (?<p>fondée?s?|créée?s?|construite?s?|inaugurée?s?|publiée?s?|lancée?s?|découverte?s?|inventée?s?|née?s?|morte?s?|ouverte?s?|adoptée?s?|prévue?s?)(?!\\p{L})[^,;?!]{0,50}?(?<!\\p{L})(?:en|le|au|depuis|pour le) (?:\\p{Ll}+ )?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Quand ${v} ${p} ${small(subject)} ?`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s} (?<v>aura lieu|auront lieu|se tiendra|commence|commencera|débute|débutera|ouvre|ouvrira|se termine|prend fin|sort|sortira)(?!\\p{L})[^;?!]{0,60}?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Quand ${v} ${small(subject)} ?`,
    },
    {
      kind: 'place',
      pattern: new RegExp(
        `^${s} (?<v>se trouve|se trouvent|se situe|se situent|est située?s?|sont située?s|vit|vivent|pousse|poussent) (?:[\\p{Ll}]+ )?(?:à|au|aux|en|dans|sur|près|entre|sous|chez) (?!(?:mal|danger|crise|difficulté|tête|train|cours|place|face)(?!\\p{L}))[^?!]{3,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Où ${v} ${small(subject)} ?`,
    },
    {
      kind: 'maker',
      pattern: new RegExp(
        `^${s} (?<v>a été|ont été|fut) (?<p>fondée?s?|écrite?s?|réalisée?s?|conçue?s?|inventée?s?|créée?s?|développée?s?|construite?s?|découverte?s?|peinte?s?|composée?s?)(?!\\p{L})[^,;?!]{0,30}? par (?:le |la |les |l['’])?(?:[\\p{Ll}]+ ){0,2}\\p{Lu}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Par qui ${v} ${p} ${small(subject)} ?`,
    },
    {
      kind: 'price',
      pattern: new RegExp(
        `^${s} (?<v>coûte|coûtent)(?!\\p{L})[^?!]{0,40}?(?:\\d[\\d.,\\u00a0\\u202f ]*(?:euros?|€|dollars|francs|\\$))`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Combien ${v} ${small(subject)} ?`,
    },
    {
      kind: 'duration',
      pattern: new RegExp(
        `^${s} (?<v>dure|durent|dura|prend|prennent) (?:[\\p{Ll}]+ )?${about}${number}(?: ?(?:à|et|ou|-|–) ?${number})? (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années)(?!\\p{L})`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) => `Combien de temps ${v} ${small(subject)} ?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>compte|comptent|possède|contient|comprend|accueille) ${about}${number}(?: (?:millions|milliards|mille))?(?: d['’]| de)? ?(?<n>\\p{Ll}{3,}s)(?=[.,;])`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', n = '' }) =>
        /^(?:ans|années|heures|minutes|euros|mètres|kilomètres|points|jours|mois|fois|millions|milliards)$/.test(n)
          ? null
          : `Combien ${/^[aeiouyhéèêàâîôû]/.test(n) ? "d'" : 'de '}${n} ${v} ${small(subject)} ?`,
    },
    {
      kind: 'amount',
      isOfTitle: true,
      pattern: new RegExp(
        `^(?:[Ee]nviron |[Pp]rès de |[Pp]lus de |[Pp]resque |[Aa]u moins |[Qq]uelque )?(?:${figure}|[Dd]eux|[Tt]rois|[Qq]uatre|[Cc]inq|[Ss]ix|[Ss]ept|[Hh]uit|[Nn]euf|[Dd]ix)(?: (?:millions|milliards|mille))?(?: de| d['’])? ?(?<n>\\p{Ll}{3,}s) (?<p>(?:\\p{Ll}+ent|ont|sont|vont) [^,;:()«»"]{4,70})(?=[.,;])`,
        'u',
      ),
      ask: ({ n = '', p = '' }) =>
        /(?:^| )(?:ans|années|heures|minutes|euros|mètres|kilomètres|semaines|fois|points|jours|mois|que|son|sa|ses|leurs?|ce|cette|ces|cela|et)(?= |$)/u.test(
          `${n} ${p}`,
        )
          ? null
          : `Combien ${/^[aeiouyhéèêàâîôû]/.test(n) ? "d'" : 'de '}${n} ${p} ?`,
    },
    {
      kind: 'content',
      isOfTitle: true,
      pattern: new RegExp(
        `^${s} (?<v>signifie|contient|contiennent|provoque|provoquent|nécessite|nécessitent|consiste à|sert à|servent à) (?!que|qu['’])[^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '' }) =>
        v.endsWith(' à') ? `À quoi ${v.slice(0, -2)} ${small(subject)} ?` : `Que ${v} ${small(subject)} ?`,
    },
    {
      kind: 'cause',
      pattern: new RegExp(
        `^${s} (?<v>est|sont|peut|peuvent|doit|doivent) (?<p>[^,;:()«»"]{3,60}?),? (?:parce que|parce qu['’]|en raison de|à cause de|car) [^?!]{8,}$`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) =>
        /(?:^| )(?:ce|cela|ça|ne|pas|n['’]\S+|aussi|seulement|lui|y|en)(?= |$)/u.test(p)
          ? null
          : `Pourquoi est-ce que ${small(subject)} ${v} ${p} ?`,
    },
    {
      kind: 'steps',
      pattern:
        /^Pour (?<p>\p{Ll}+(?:er|ir|re|oir) [^,;:()«»"]{3,60}), (?:il faut|vous devez|vous pouvez|il suffit|il est (?:important|nécessaire|conseillé|recommandé|préférable)|mieux vaut|on peut|\p{Ll}{3,}ez\b)/u,
      ask: ({ p = '' }) =>
        /(?:^| )(?:cela|ça|ce|cette|ces|le|la|les|y|en)$|^(?:le|la|les|y|en|l['’]) |(?<!\p{L})(?:cela|ça)(?!\p{L})/u.test(p)
          ? null
          : `Comment ${p} ?`,
    },
  ],
}
