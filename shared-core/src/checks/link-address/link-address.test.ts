import { testCheck } from '../../testing/test-check.ts'
import { linkAddress } from './link-address.ts'

const place = { place: 'b1' as const, start: 0, end: 3, quote: 'see' }

const link = (
  href: string,
  kind: 'external' | 'internal' | 'broken' | 'script' | 'mail' | 'other' = 'external',
  host: string | null = 'example.org',
  meant: string | null = null,
) => ({
  href,
  kind,
  host,
  meant,
  span: place,
})

testCheck(linkAddress, [
  { name: 'does not judge a text without links', signals: { links: [] }, expect: 'not_applicable' },
  {
    name: 'passes addresses',
    signals: { links: [link('https://example.org/')] },
    expect: { code: 'good', score: 100, args: { links: 1 }, fix: null },
  },
  { name: 'passes a mail address', signals: { links: [link('mailto:ada@example.org', 'mail', null)] }, expect: { code: 'good' } },
  {
    name: 'names a mail address without a host',
    signals: { links: [link('mailto:ada', 'mail', null)] },
    expect: { code: 'mail', score: 0, fix: 'fixLink' },
  },
  { name: 'names what does not parse', signals: { links: [link('https://', 'broken', null)] }, expect: { code: 'broken' } },
  ...[
    'file:///home/mira/boats.html',
    'FILE://server/boats.html',
    'C:\\texts\\boats.docx',
    'd:/texts/boats.docx',
    'blob:https://example.org/1',
    'about:blank',
    'chrome-extension://abc/page.html',
  ].map((address) => ({
    name: `names ${address}, which only the writer can open`,
    signals: { links: [link(address, 'other', null)] },
    expect: { code: 'private' as const, score: 0, args: { address } },
  })),
  {
    name: 'names a share of a network',
    signals: { links: [link('\\\\server\\boats.docx', 'internal', null)] },
    expect: { code: 'private' },
  },
  {
    name: 'passes telephone numbers and other programs of the reader',
    signals: { links: [link('tel:+4312345', 'other', null), link('sms:+4312345', 'other', null), link('geo:48.2,16.3', 'other', null)] },
    expect: { code: 'good', args: { links: 3 } },
  },
  {
    name: 'names scripts',
    signals: { links: [link('javascript:alert(1)', 'script', null)] },
    expect: { code: 'script', args: { address: 'javascript:alert(1)' } },
  },
  {
    name: 'corrects what is certain, the last first, and leaves the rest to the author',
    signals: {
      links: [
        link('https://', 'broken', null),
        link('www.example.org', 'broken', null, 'https://www.example.org'),
        link('mailto: ada@example.org', 'mail', null, 'mailto:ada@example.org'),
      ],
    },
    expect: {
      code: 'broken',
      args: { address: 'https://' },
      score: 0,
      fix: 'fixLink',
      safety: 'safe',
      spans: 3,
      edit: {
        kind: 'several',
        edits: [
          { kind: 'set_address', span: place, before: 'mailto: ada@example.org', value: 'mailto:ada@example.org' },
          { kind: 'set_address', span: place, before: 'www.example.org', value: 'https://www.example.org' },
        ],
      },
    },
  },
  {
    name: 'leaves what is not certain to the author, and cuts a long address',
    signals: { links: [link(`javascript:${'a'.repeat(300)}`, 'script', null)] },
    expect: { code: 'script', args: { address: `javascript:${'a'.repeat(189)}` }, safety: 'none', edit: null },
  },
  {
    name: 'corrects a mail address that would do, where another was meant',
    signals: { links: [link('mailto:ada@example.org', 'mail', null, 'mailto:ada@example.com')] },
    expect: { code: 'mail', safety: 'safe' },
  },
  {
    name: 'passes a mail link without an address',
    signals: { links: [link('mailto:?subject=Hello', 'mail', null)] },
    expect: { code: 'good' },
  },
  {
    name: 'names a mail address that only ends in one',
    signals: { links: [link('x mailto:ada@example.org', 'mail', null)] },
    expect: { code: 'mail' },
  },
  { name: 'names local hosts', signals: { links: [link('http://localhost:3000/', 'external', 'localhost')] }, expect: { code: 'private' } },
  {
    name: "passes the site's own host, wherever that is",
    signals: { links: [link('http://localhost:8080/about', 'internal', 'localhost')] },
    expect: { code: 'good' },
  },
  {
    name: 'names staging hosts',
    signals: { links: [link('https://staging.example.org/', 'external', 'staging.example.org'), link('https://example.org/')] },
    expect: { code: 'private', score: 50, spans: 1 },
  },
  {
    name: 'passes sites for developers',
    signals: { links: [link('https://dev.example.org/docs', 'external', 'dev.example.org')] },
    expect: { code: 'good' },
  },
])
