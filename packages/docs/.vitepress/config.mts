import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { defineConfig, type MarkdownRenderer } from 'vitepress'
import { repositoryPage } from '../../tooling/src/packaging/published-readme.ts'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/** The guides in the order of the menu, by their files. */
const menu = {
  Use: ['wordpress', 'strapi', 'strapi-front-ends', 'service'],
  Understand: ['method', 'checks', 'structured-data', 'agents', 'glossary'],
  Operate: ['deployment', 'scaling', 'service-measured'],
  Evidence: ['scoring', 'evaluation', 'speed', 'mutation'],
  Develop: ['architecture'],
}

const repository = readRepository()

const headingOf = (page: string): string => /^# (.+)$/m.exec(readFileSync(new URL(`../${page}.md`, import.meta.url), 'utf8'))?.[1] ?? page

export default defineConfig({
  title: 'Citable',
  description: 'How ready an article is to be found by search engines and quoted by AI answer engines.',
  cacheDir: '../../.cache/vitepress',
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: Object.entries(menu).map(([text, pages]) => ({
      text,
      items: pages.map((page) => ({ text: headingOf(page), link: `/${page}` })),
    })),
  },
  markdown: {
    config: (md) => {
      const { code_inline: inline } = md.renderer.rules
      // `{{ … }}` in code is text, not a template
      md.renderer.rules.code_inline = (...args) => inline?.(...args).replace('<code', '<code v-pre') ?? ''
      md.core.ruler.push('sources', ({ tokens, env }) => {
        for (const token of tokens) token.children &&= linkSources(token.children, String(env.relativePath))
      })
    },
  },
})

/** Links to files outside the guides lead to the repository; where it has no page on the web, their words stay. */
function linkSources(tokens: readonly Token[], page: string): Token[] {
  let isDropped = false
  return tokens.filter((token) => {
    if (token.type === 'link_close' && isDropped) {
      isDropped = false
      return false
    }
    const target = URL.parse(token.attrGet('href') ?? '', `https://guides.invalid/packages/docs/${page}`)
    if (token.type !== 'link_open' || target?.host !== 'guides.invalid' || target.pathname.startsWith('/packages/docs/')) return true
    if (repository === null) isDropped = true
    else token.attrSet('href', `${repository}/tree/main${target.pathname}`)
    return repository !== null
  })
}

function readRepository(): string | null {
  try {
    return repositoryPage(execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return null
  }
}
