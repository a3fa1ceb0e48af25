/** `@citable/editor/device-titles`: titles and remarks by the browser's own model. Loaded only where a site has switched it on. */
export { askDeviceForRemarks } from './ask-device-for-remarks.ts'
export { askDeviceForTitles } from './ask-device-for-titles.ts'
export { type DeviceModel, type DeviceScope, findDeviceModel } from './device-generator.ts'
export { DeviceError, type DeviceFault } from './device-session.ts'
