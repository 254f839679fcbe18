export async function drillFullAccount(): Promise<boolean> {
  return false;
}
