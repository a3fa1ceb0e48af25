import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { loadLanguage } from './start.ts'

self.addEventListener('message', async ({ data }: MessageEvent<TitleJob>) => self.postMessage(await doTitleJob(data, loadLanguage)))
