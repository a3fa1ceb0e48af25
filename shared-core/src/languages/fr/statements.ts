import { fullName, type StatementRules } from '../statement-rules.ts'

const s = '(?<s>[\\p{L}\\d][^,;:()«»"“”?!]{1,70}?)'
const months = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const date = `(?:(?:\\d{1,2}|1er)? ?${months}(?!\\p{L})(?: \\d{4})?|(?:15|16|17|18|19|20)\\d\\d(?!\\d))`
const person =
  '(?:acteur|actrice|architecte|artiste|auteure?|avocate?|chanteur|chanteuse|chercheur|chercheuse|chef|directeur|directrice|docteur|économiste|écrivaine?|expert|experte|fondateur|fondatrice|historien|historienne|ingénieure?|journaliste|maire|médecin|ministre|musicien|musicienne|peintre|porte-parole|présidente?|professeure?|psychologue|romancier|romancière|secrétaire|spécialiste|sénateur|sénatrice)'
const small = (subject: string): string =>
  subject.replace(/^(?:Les?|La|L['’]|Une?|Des|Ce|Cette|Notre|Nos)(?= |(?<=['’]))/, (word) => word.toLowerCase())
const what = (subject: string): string => (/^[aeiouyhéèêàâîôû]/i.test(subject) ? "Qu'est-ce qu'" : "Qu'est-ce que ")
const praise =
  /^(?:\p{L}+ ){0,1}?(?:sujet|thème|enjeu|chose|très|bon|bonne|grand|grande|petit|petite|vrai|vraie|beau|belle|excellente?|parfait|parfaite|problème|erreur|exemple|bonne idée|peu|défi|succès|signe|preuve|moment|partie|question|solution|façon|manière|réalité|nouve(?:au|lle)|raison|rêve|chance|atout|must|véritable|plus|autre)(?!\p{L})/u

/** What a definition says of its kind of thing. */
const complement = /^\p{L}+(?: [\p{L}'’-]+){1,4}? (?:qui|que|qu['’]\p{L}+|de|du|des|d['’]\p{L}+|pour|avec|en|à|dont|où)(?= )/u

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
        if (praise.test(p.replace(/^(?:une?|des|l['’]une? des) /, '')) || !complement.test(p)) return null
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
        `^${s} (?<v>a été|ont été|fut|furent|est|sont) (?<p>fondée?s?|construite?s?|inaugurée?s?|découverte?s?|inventée?s?|née?s?)(?!\\p{L})[^,;?!]{0,50}?(?<!\\p{L})(?:en|le|au|depuis|pour le) (?:\\p{Ll}+ )?${date}`,
        'u',
      ),
      ask: ({ s: subject = '', v = '', p = '' }) => `Quand ${v} ${p} ${small(subject)} ?`,
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
  ],
}
