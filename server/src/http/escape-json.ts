/** JSON made safe inside a script element: nothing in it can end the element or open a comment. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
