import type { Optimization } from '@citable/contract/present'

type Check = Optimization['checks'][number]

const evidence: Check['evidence'] = { grade: 'B', sources: ['https://arxiv.org/abs/2311.09735'], contrary: [] }

/** A check as it travels; a passing one unless told otherwise. */
export function sampleCheck(change: Partial<Check> = {}): Check {
  return {
    check: 'statistic-density',
    title: 'Figures support the text',
    group: 'evidence',
    status: 'pass',
    score: 100,
    certain: true,
    weight: 6,
    effect: 'weight',
    code: 'good',
    args: {},
    message: 'The text carries enough figures.',
    question: null,
    evidence,
    spans: [],
    fix: null,
    ...change,
  }
}

/** A small, honest-looking result for tests of stores and skins; written by hand, so its numbers follow from no text. */
export function sampleOptimization(change: Partial<Optimization> = {}): Optimization {
  return {
    aeo_score: 64,
    seo_score: 82,
    scores: {
      aeo: { parts: { retrievable: 80, quotable: 55, credible: null }, caps: [], penalties: [] },
      seo: { parts: { basics: 90, content: 70, technical: null, keyphrase: null, readability: 60 }, caps: [], penalties: [] },
      readability: { ease: 61.4, formula: 'flesch', sentences: 24, words: 320 },
    },
    title: 'Sourdough at home in 4 hours',
    title_reason: { code: 'ownBeaten', args: {}, message: 'The first suggestion is clearly better than your title.' },
    titles_note: null,
    titles: [
      {
        text: 'Sourdough at home in 4 hours',
        origin: 'rule',
        score: 81,
        width: 262,
        reasons: [{ code: 'hasFigure', args: { figure: '4 hours' }, message: 'Gives a figure from the text: 4 hours.' }],
        claims: [{ place: 'b', start: 20, end: 27, quote: '4 hours' }],
      },
      { text: 'How long does sourdough rise?', origin: 'rule', score: 74, width: 268, reasons: [], claims: [] },
    ],
    own_title: {
      text: 'Sourdough at home',
      score: 58,
      width: 160,
      reasons: [{ code: 'startsWithTerm', args: { term: 'Sourdough' }, message: 'Its first words name the subject: “Sourdough”.' }],
      faults: [{ code: 'saysLittle', args: {}, message: 'Too short to say what the article is about.' }],
    },
    schema: {
      '@context': 'https://schema.org',
      '@graph': [
        { '@id': 'https://example.org/#website', '@type': 'WebSite', name: 'Example' },
        {
          '@id': 'https://example.org/sourdough#article',
          '@type': 'Article',
          headline: 'Sourdough at home </script>',
          isPartOf: { '@id': 'https://example.org/#website' },
        },
      ],
    },
    schema_notes: [],
    schema_type: {
      type: 'Article',
      article_type: 'Article',
      is_override: false,
      reasons: [{ code: 'noSpecialSign', args: {}, message: 'Nothing in the text or its address points to a more special type.' }],
      alternatives: [],
    },
    text_kind: { kind: 'how_to', certainty: 'likely' },
    next_steps: ['question-coverage', 'image-alt'],
    checks: [
      sampleCheck(),
      sampleCheck({
        check: 'question-coverage',
        title: 'Questions are answered',
        group: 'match',
        status: 'fail',
        score: 50,
        weight: 9,
        points: 36,
        code: 'partly',
        args: { answered: 1, total: 2 },
        message: '1 of 2 questions is answered.',
        spans: [{ place: 'b', start: 0, end: 28, quote: 'The dough rises for 4 hours.' }],
        fix: {
          code: 'answerQuestion',
          args: { question: 'How long does it rise?' },
          message: 'Answer “How long does it rise?”.',
          safety: 'none',
          edit: null,
        },
      }),
      sampleCheck({
        check: 'image-alt',
        title: 'Images have alternative text',
        group: 'content',
        status: 'fail',
        score: 0,
        weight: 4,
        points: 18,
        code: 'missing',
        args: { count: 1 },
        message: '1 image has no alternative text.',
        evidence: { grade: 'C', sources: ['https://developers.google.com/search/docs'], contrary: [] },
        fix: {
          code: 'describeImage',
          args: {},
          message: 'Describe the image.',
          safety: 'draft',
          edit: { kind: 'set_attribute', block: 'c', name: 'alt', before: '', value: 'A loaf of bread' },
        },
      }),
      sampleCheck({
        check: 'page-indexable',
        title: 'Search engines may index the page',
        group: 'access',
        status: 'not_checked',
        score: null,
        weight: 0,
        effect: 'cap',
        code: null,
        message: null,
      }),
      sampleCheck({
        check: 'llms-txt',
        title: 'The site has an llms.txt',
        group: 'access',
        status: 'fail',
        score: 0,
        weight: 0,
        effect: 'none',
        code: 'none',
        message: 'There is no llms.txt.',
        evidence: { grade: 'D', sources: ['https://llmstxt.org'], contrary: ['About 300,000 domains: no correlation.'] },
      }),
    ],
    set_aside: [],
    question_proposals: [],
    answers: [
      {
        question: 'How long does it rise?',
        source: 'heading',
        state: 'answered',
        score: 90,
        sentence: { place: 'b', start: 0, end: 28, quote: 'The dough rises for 4 hours.' },
        missing: [],
      },
      { question: 'Which flour is best?', source: 'target', state: 'missing', score: 10, sentence: null, missing: ['flour'] },
    ],
    article: {
      title: 'Sourdough at home',
      headline: 'Sourdough at home',
      authors: [{ kind: 'person', name: 'Ada L.', url: null }],
      date_published: '2026-11-01',
      date_modified: null,
      image: { url: 'https://example.org/bread.jpg', alt: null, width: null, height: null },
      language: 'en',
      direction: 'ltr',
      description: null,
      site_name: 'Example',
      word_count: 320,
      origins: { title: 'field', headline: 'field', authors: 'field', date_published: 'field', image: 'element', site_name: 'field' },
      sources: { title: { name: 'title', confidence: 'declared' }, image: { name: 'img', confidence: 'likely' } },
    },
    rubric_version: '0.1.0',
    ...change,
  }
}
