/** '$4.99', '12 kr': a price wherever it stands in a line. */
export const PRICED = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:kr|zł|Kč|Ft|USD|EUR|CHF)(?!\p{L}))/u;
