/** Uses of a clock in tests of gate 1 that decide no verdict, each with its reason. A new one is the exception: an event or a count is better. */
export const allowedClocks: Readonly<Record<string, { readonly words: readonly string[]; readonly why: string }>> = {
  'packages/cli/test/traffic/import.test.ts': { words: ['Date.now'], why: 'days of lines that are too old or ahead' },
  'packages/cli/test/traffic/sample-log.ts': { words: ['Date.now'], why: 'the day of lines, which an import takes for 400 days' },
  'packages/client/test/real-service.test.ts': { words: ['Date.now'], why: 'the time of an event that is sent' },
  'packages/editor/src/testing/manual-schedule.ts': { words: ['setTimeout'], why: 'one task later, not a time' },
  'packages/service/src/fetching/safe-fetch.test.ts': {
    words: ['setInterval', 'Date.now'],
    why: 'a server that sends byte after byte without an end; a clock that is handed over',
  },
  'packages/service/test/webhooks.test.ts': { words: ['Date.now'], why: 'replaced by the clock of the test for a package that reads it' },
  'packages/service/test/workers/endless.ts': {
    words: ['performance.timeOrigin', 'performance.now', 'process.threadCpuUsage'],
    why: 'what a worker tells the pool of itself; only tests of gate 2 read the time and ask for work of a length',
  },
  'packages/tooling/src/gates/find-clocks.test.ts': { words: ['VmHWM'], why: 'the words that are looked for' },
  'plugins/strapi/tests/server/deliver/changed-texts.test.ts': {
    words: ['Date.now'],
    why: 'the time of an event that a front end reports',
  },
  'plugins/strapi/admin/src/host/strapi-host.test.ts': { words: ['setTimeout'], why: 'a form that takes a value later than it is told' },
}
