import type { Language } from './language.ts';

export const hi: Language = {
  ingredients: 'सामग्री | आवश्यक सामग्री | सामग्री सूची | ज़रूरी सामग्री | जरूरी सामग्री',
  instructions: `विधि | बनाने की विधि | बनाने का तरीका | तरीका | कैसे बनाएं | निर्देश | पकाने की विधि |
    स्टेप बाय स्टेप विधि | विधि चरण | रेसिपी विधि`,
  recipe: 'रेसिपी',
  hours: 'घंटे | घंटा',
  minutes: 'मिनट',
  other: 'पोषण | टिप्पणियाँ',
  notes: 'टिप्स | सुझाव',
  totalTime: 'कुल समय',
  cookTime: 'पकाने का समय',
  prepTime: 'तैयारी का समय',
  eaters: 'लोग | लोगों',
  servings: 'सर्विंग | कितने लोगों के लिए',
};
