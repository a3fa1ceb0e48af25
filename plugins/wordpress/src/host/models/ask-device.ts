import type { AnalysisRequest } from '@citable/editor'
import { askDeviceForRemarks, askDeviceForTitles, DeviceError, type DeviceFault, type DeviceModel } from '@citable/editor/device-titles'
import { __ } from '@wordpress/i18n'
import { workInWorker } from './title-worker.ts'

/**
 * Titles of the browser's own model for a draft, among those of the rules. Rejects with a sentence for the author. Call it while a
 * click is handled: browsers allow a model to be loaded only then.
 */
export const askDevice = (
  request: AnalysisRequest,
  model: DeviceModel,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): ReturnType<typeof askDeviceForTitles> =>
  inWords(askDeviceForTitles(request, model, { work: workInWorker, origin: 'device_ai' }, onProgress, signal))

/** Remarks of the browser's own model on a draft; rejects and is called like `askDevice`. */
export const askDeviceToRead = (
  request: AnalysisRequest,
  model: DeviceModel,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): ReturnType<typeof askDeviceForRemarks> => inWords(askDeviceForRemarks(request, model, workInWorker, onProgress, signal))

const inWords = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw error instanceof DeviceError ? new Error(sentenceOf(error.fault), { cause: error }) : error
  })

const sentenceOf = (fault: DeviceFault): string =>
  ({
    not_allowed: __('Your browser does not allow its model here. An administrator or the site may have switched it off.', 'citable'),
    not_supported: __('Your browser’s model does not write in this language.', 'citable'),
    no_download: __('Your browser could not fetch its model. Check the connection and try again.', 'citable'),
    not_now: __('Your browser’s model is not ready yet. Try again later.', 'citable'),
    no_model: __('Your browser has no model of its own.', 'citable'),
    too_long: __('The text is too long for your browser’s model.', 'citable'),
    no_answer: __('Your browser’s model gave no usable answer. Try again.', 'citable'),
  })[fault]
