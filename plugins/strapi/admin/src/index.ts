export default {
  register() {},
  bootstrap() {},
}
