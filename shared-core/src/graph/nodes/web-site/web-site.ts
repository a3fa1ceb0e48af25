import { defineNode } from '../../define-node.ts'
import type { SiteFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'

/** The site. No `SearchAction`: the sitelinks search box was retired in November 2024. */
export const webSiteNode = defineNode<SiteFacts>({
  name: 'webSite',
  scope: 'site',
  requirement: requirements.webSite,
  subjects: ({ site }) => (site.url === '' ? [] : [site]),
  id: (_site, { home }) => `${home}#website`,
  build: (site, reference, _facts, { home }) => ({ '@type': 'WebSite', url: home, name: site.name, publisher: reference('publisher') }),
})
