/** `@citable/editor/device-translations`: translations by the browser's own translator. Loaded only where a site has switched it on. */
export { deviceTranslationFiles } from '../../texts/translations/device/device-translation-files.ts'
export { type DeviceTranslationTexts, deviceTranslationTexts } from '../../texts/translations/device/device-translation-texts.ts'
export { type DeviceTranslationView, deviceFaultText, deviceTranslationView } from '../../views/translations/device-translation-view.ts'
export { DeviceError } from './device-session.ts'
export { type DeviceTranslator, findDeviceTranslators, type TranslatorScope } from './device-translator.ts'
export { type DeviceProgress, type DeviceText, translateOnDevice } from './translate-on-device.ts'
