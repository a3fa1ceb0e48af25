import { doSourcesJob, type SourcesJob } from '@citable/editor/sources-job'
import { loadLanguageFrom } from './load-language.ts'

const folder = self.location.href.replace(/\/[^/]*$/, '')

self.addEventListener('message', async ({ data }: MessageEvent<SourcesJob>) =>
  self.postMessage(await doSourcesJob(data, (tag) => loadLanguageFrom(folder, tag))),
)
