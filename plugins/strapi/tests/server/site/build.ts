import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStrapiPlugin } from '@citable/tooling/sites/strapi'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty folder for the Strapi that files share; it goes away with the run. */
    strapiFolder: string
  }
}

/** The server half as it is published: the suites test what Strapi loads. */
export default async (project: TestProject) => {
  await buildStrapiPlugin()
  const folder = await mkdtemp(join(tmpdir(), 'citable-strapi-'))
  project.provide('strapiFolder', folder)
  // Strapi may still write while its process is asked to end
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
