import * as messages from '#messages/food-rule.json';

export const FOOD_RULE_LIMITS = { rules: 500, food: 200 } as const;
export const FOOD_RULE_MESSAGES = messages;
