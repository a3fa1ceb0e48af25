import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { loadLanguageFrom } from './load-language.ts'

const folder = self.location.href.replace(/\/[^/]*$/, '')

self.addEventListener('message', async ({ data }: MessageEvent<TitleJob>) =>
  self.postMessage(await doTitleJob(data, (tag) => loadLanguageFrom(folder, tag))),
)
