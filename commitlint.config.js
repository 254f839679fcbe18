/** Commits say what kind of change they are, where it is made and, in their body, why. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'scope-empty': [2, 'never'],
    'body-empty': [2, 'never'],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
