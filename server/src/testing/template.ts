export const TEMPLATE = 'larder_template';
