export async function drillLostConnection(): Promise<boolean> {
  return false;
}
