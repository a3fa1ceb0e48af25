import { loadLanguagePack } from '@citable/core/languages'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'

self.addEventListener('message', async ({ data }: MessageEvent<TitleJob>) => self.postMessage(await doTitleJob(data, loadLanguagePack)))
